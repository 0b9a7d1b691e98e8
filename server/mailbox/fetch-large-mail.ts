import type { ImapFlow, MessageStructureObject } from "imapflow";
import { maxAttachmentBytes, maxKeptBytes } from "./attachments.ts";
import { unfetchedField } from "./mime-part.ts";

const maxParts = 100;
const maxTextBytes = 1024 * 1024;
const maxPartHeaderBytes = 8 * 1024;

/** Bytes of base64 and its line breaks for three bytes of a file. */
const encodedShare = 1.4;

/**
 * Fetches of a mail that is too large to be fetched whole its texts, and the files that are small enough to be kept: a mail in which the
 * others have a name and a size. Undefined when the server does not say what the mail is made of.
 */
export async function fetchLargeMail(
  client: ImapFlow,
  uid: number,
  headers: Uint8Array,
): Promise<Uint8Array | undefined> {
  const found = await client.fetchOne(uid, { bodyStructure: true }, { uid: true });
  if (!found || !found.bodyStructure) return undefined;
  const pieces: (Uint8Array | string)[] = [];
  let parts = 0;
  let bytes = 0;
  const open = addBoundary("multipart/mixed");
  pieces.push(headers, "\r\n\r\n");
  await addPart(found.bodyStructure, open);
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));

  /** Of several fields of a name the first counts. */
  function addBoundary(type: string): string {
    const boundary = crypto.randomUUID();
    pieces.push(
      `Content-Type: ${/^[\w.+/-]{1,99}$/.test(type) ? type : "multipart/mixed"}; boundary=${boundary}\r\n`,
    );
    return boundary;
  }

  async function addPart(node: MessageStructureObject, boundary: string) {
    parts += 1;
    if (parts > maxParts) return;
    pieces.push(`\r\n--${boundary}\r\n`);
    if (!node.childNodes || node.type.startsWith("message/")) return await addLeaf(node);
    const inner = addBoundary(node.type);
    pieces.push("\r\n");
    for (const child of node.childNodes) await addPart(child, inner);
    pieces.push(`\r\n--${inner}--\r\n`);
  }

  async function addLeaf({ part = "1", type, size = 0, disposition }: MessageStructureObject) {
    const isText = type.startsWith("text/") && disposition !== "attachment";
    const maxBytes = isText ? maxTextBytes : maxAttachmentBytes * encodedShare;
    const isFetched = isText || (size <= maxBytes && bytes + size <= maxKeptBytes * encodedShare);
    if (isFetched) bytes += Math.min(size, maxBytes);
    const asked = [
      { key: `${part}.MIME`, maxLength: maxPartHeaderBytes },
      ...(isFetched ? [{ key: part, maxLength: maxBytes }] : []),
    ];
    const answer = await client.fetchOne(uid, { bodyParts: asked }, { uid: true });
    const bodyParts = (answer && answer.bodyParts) || new Map<string, Buffer>();
    if (!isFetched) pieces.push(`${unfetchedField}: ${Math.round(size / encodedShare)}\r\n`);
    const header = (bodyParts.get(`${part}.mime`) ?? Buffer.alloc(0)).toString("latin1").trim();
    pieces.push(Buffer.from(`${header}\r\n\r\n`, "latin1"), bodyParts.get(part) ?? "");
  }
}
