import pLimit from "p-limit";
import { callFunction, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";

const pieceBytes = 256 * 1024;

/** One at a time, apart from those that are read: whoever downloads much must not make a message lose its files. */
const storing = pLimit(1);

/** Stores a file as its bytes come, each piece in a transaction of its own. The file is there once `size` bytes are stored. */
export async function storeFile(
  database: Database,
  { id, size }: { id: string; size: number },
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  let number = 0;
  let length = 0;
  for await (const bytes of toPieces(content)) {
    number += 1;
    length += bytes.length;
    const piece = { attachment_id: id, number, content: bytes.toString("base64"), is_last: length === size };
    await storing(() => callFunction(database, serviceRole, "store_attachment_piece", piece));
  }
}

async function* toPieces(content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const bytes of content) {
    rest = Buffer.concat([rest, bytes]);
    for (; rest.length >= pieceBytes; rest = rest.subarray(pieceBytes)) yield rest.subarray(0, pieceBytes);
  }
  if (rest.length > 0) yield rest;
}
