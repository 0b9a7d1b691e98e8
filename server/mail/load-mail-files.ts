import { Buffer } from "node:buffer";
import { readPieces } from "../files/read-pieces.ts";
import type { CallSql, MailFile } from "./outgoing-mail.ts";

/** A stored file that a mail carries, as `claim_inquiry_mail` returns it. */
export interface StoredFile {
  id: string;
  name: string;
  media_type: string;
  /** Bytes. */
  size: number;
}

/** Loads what a mail carries, piece by piece. Throws when something is missing: no mail goes out with half a file. */
export async function loadMailFiles(call: CallSql, files: StoredFile[]): Promise<MailFile[]> {
  const loaded = [];
  for (const { id, name, media_type: mediaType, size } of files)
    loaded.push({ name, mediaType, content: await loadContent(call, id, size) });
  return loaded;
}

async function loadContent(call: CallSql, id: string, size: number): Promise<Buffer> {
  const load = (piece: number) => call("load_attachment_piece", { attachment_id: id, piece });
  const content = Buffer.alloc(size);
  let length = 0;
  for await (const bytes of readPieces(load, size)) {
    content.set(bytes, length);
    length += bytes.length;
  }
  return content;
}
