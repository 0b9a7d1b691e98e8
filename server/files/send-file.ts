import pLimit from "p-limit";
import { z } from "zod";
import { callFunction, serviceRole } from "../database/as-role.ts";
import { type Database, DatabaseUnavailableError } from "../database/database.ts";
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
  const load = (piece: number) => loadInTurn(database, { attachment_id: id, piece });
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

const turns = pLimit(1);

/** The database has the same limits for transactions. */
const mostWaiting = 200;
const longestWaitMs = 10_000;

/**
 * Pieces are read one at a time: whatever else is asked of the database waits for one of them, not for all. Throws
 * DatabaseUnavailableError when too many wait, or one waits too long.
 */
async function loadInTurn(database: Database, piece: { attachment_id: string; piece: number }) {
  if (turns.pendingCount >= mostWaiting) throw new DatabaseUnavailableError("too many pieces of files wait");
  const since = performance.now();
  const [row] = await turns(() => {
    if (performance.now() - since > longestWaitMs)
      throw new DatabaseUnavailableError("a piece of a file waited too long");
    return callFunction(database, serviceRole, "load_attachment_piece", piece);
  });
  return row?.data;
}

/** RFC 8187 takes fewer characters than encodeURIComponent leaves. */
function escapeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
