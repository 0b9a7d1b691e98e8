import { z } from "zod";
import { callFunction, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { inFileTurn } from "../database/file-turns.ts";
import { readPieces } from "../files/read-pieces.ts";

const fileSchema = z.object({ id: z.string(), name: z.string(), size: z.int() });

/** A file of the conversation, as a download that no browser opens. Undefined when the link opens none. */
export async function sendVisitorFile(
  database: Database,
  key: { reference: string; key_hash: string },
  id: string,
): Promise<Response | undefined> {
  const [opened] = await callFunction(database, serviceRole, "open_visitor_file", { ...key, file_id: id });
  if (!opened?.data) return undefined;
  const file = fileSchema.parse(opened.data);
  const load = async (piece: number) => {
    const name = "load_attachment_piece";
    const parameters = { attachment_id: file.id, piece };
    const [row] = await inFileTurn(name, () => callFunction(database, serviceRole, name, parameters));
    return row?.data;
  };
  const pieces = readPieces(load, file.size);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Length": String(file.size),
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, escapeCharacter)}`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
}

/** RFC 8187 takes fewer characters than encodeURIComponent leaves. */
function escapeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
