import type { ImapFlow, MessageStructureObject } from "imapflow";
import { splitHeader } from "./header-fields.ts";
import { maxAttachmentBytes, maxKeptBytes } from "./list-attachments.ts";
import { type MimePart, toPart } from "./mime-part.ts";

const maxParts = 100;
const maxTextBytes = 1024 * 1024;
const maxPartHeaderBytes = 8 * 1024;

/** Bytes of base64 and its line breaks for three bytes of a file. */
const encodedShare = 1.4;

/**
 * Fetches of a mail that is too large to be fetched whole its texts, and the files that are small enough to be kept. The others have
 * a name and a size. Undefined when the server does not say what the mail is made of.
 */
export async function fetchLargeMail(client: ImapFlow, uid: number): Promise<MimePart | undefined> {
  const found = await client.fetchOne(uid, { bodyStructure: true }, { uid: true });
  if (!found || !found.bodyStructure) return undefined;
  let parts = 0;
  let bytes = 0;
  return fetchPart(found.bodyStructure);

  async function fetchPart(node: MessageStructureObject): Promise<MimePart> {
    if (!node.childNodes || node.type.startsWith("message/")) return fetchLeaf(node);
    const fields = new Map([["content-type", [node.type]]]);
    const children: MimePart[] = [];
    for (const child of node.childNodes) {
      if (parts >= maxParts) break;
      parts += 1;
      children.push(await fetchPart(child));
    }
    return { ...toPart(fields, new Uint8Array()), children };
  }

  async function fetchLeaf({
    part = "1",
    type,
    size = 0,
    disposition,
  }: MessageStructureObject): Promise<MimePart> {
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
    const { fields } = splitHeader(bodyParts.get(`${part}.mime`) ?? new Uint8Array(), true);
    const leaf = toPart(fields, bodyParts.get(part) ?? new Uint8Array());
    return isFetched ? leaf : { ...leaf, unfetchedBytes: Math.round(size / encodedShare) };
  }
}
