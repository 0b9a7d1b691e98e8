import pLimit from "p-limit";
import { z } from "zod";
import { callFunction, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { readPieces } from "./read-pieces.ts";

/** What a SQL function says of a file that a link opens. */
const openedFile = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  media_type: z.string().default("application/octet-stream"),
});

/** A stored file as a download that no browser opens. */
export function sendFile(database: Database, opened: unknown): Response {
  const { id, name, size, media_type: mediaType } = openedFile.parse(opened);
  const load = (piece: number) =>
    inTurn(() => callFunction(database, serviceRole, "load_attachment_piece", { attachment_id: id, piece }));
  const pieces = readPieces(load, size);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": mediaType,
      "Content-Length": String(size),
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escapeCharacter)}`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}

/** Pieces are read one at a time: whatever else is asked of the database waits for one of them, not for all. */
const inTurn = pLimit(1);

/** RFC 8187 takes fewer characters than encodeURIComponent leaves. */
function escapeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
