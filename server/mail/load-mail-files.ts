import { Buffer } from "node:buffer";
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
  const content = Buffer.alloc(size);
  let length = 0;
  for (let piece = 1; length < size; piece++) {
    const text = String(await call("load_attachment_piece", { attachment_id: id, piece }));
    if (text === "") throw new Error("A file of a mail is not whole");
    length += content.write(text, length, "base64");
  }
  return content;
}
