import { decode as decodeQuotedPrintable } from "libqp";
import { decodeBytes } from "./charset.ts";
import { unflow } from "./flowed-text.ts";
import { htmlToText } from "./html-text.ts";
import type { MimePart } from "./mime-part.ts";

/** Bytes of a text of which more is not shown. */
const maxTextBytes = 4 * 1024 * 1024;

/** The content of a part. What is no base64, though it says so, stays as it is. */
export function decodeContent({
  encoding,
  body,
  mediaType,
}: Pick<MimePart, "encoding" | "body" | "mediaType">): Uint8Array {
  if (/quoted-printable/.test(encoding)) return decodeQuotedPrintable(body);
  if (!/base64/.test(encoding)) return body;
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("latin1");
  if (!mediaType.startsWith("text/")) return Buffer.from(text, "base64");
  const { encoded, rest } = splitBase64(text);
  if (encoded.length % 4 !== 0 && encoded.length < 16) return body;
  const decoded = decodeBase64(encoded);
  // Servers put footers below it.
  return rest.trim() ? Buffer.concat([decoded, Buffer.from(`\n${rest}`, "latin1")]) : decoded;
}

/** Programs join what was encoded in pieces: each ends with its padding. */
function decodeBase64(encoded: string): Uint8Array {
  const decoded = Buffer.alloc(encoded.length);
  let length = 0;
  for (let start = 0; start < encoded.length;) {
    const padding = encoded.indexOf("=", start);
    const end = padding < 0 ? encoded.length : padding;
    length += decoded.write(encoded.slice(start, end), length, "base64");
    start = end + 1;
  }
  return decoded.subarray(0, length);
}

/** Up to the first line that is none: a line of words has spaces and stops. */
function splitBase64(text: string): { encoded: string; rest: string } {
  const end = /^(?![A-Za-z\d+/]*=*[ \t]*\r?$)/m.exec(text)?.index ?? text.length;
  return { encoded: text.slice(0, end).replace(/\s+/g, ""), rest: text.slice(end) };
}

/** The text of a part of type text, HTML as plain text. */
export function decodeText(part: MimePart): string {
  const content = decodeContent(part);
  const bytes = content.subarray(0, maxTextBytes);
  const mark = content.length > maxTextBytes ? "\n\n[…]" : "";
  if (part.mediaType === "text/html") {
    const label = part.parameters.get("charset") || labelInHtml(bytes);
    return `${htmlToText(decodeBytes(bytes, label))}${mark}`;
  }
  const text = decodeBytes(bytes, part.parameters.get("charset"));
  const isFlowed = part.parameters.get("format")?.toLowerCase() === "flowed";
  return `${isFlowed ? unflow(text, part.parameters.get("delsp")?.toLowerCase() === "yes") : text}${mark}`;
}

/** The charset that the document names in its first lines. */
function labelInHtml(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString("latin1");
  return /<meta\b[^>]{0,200}charset\s?=\s?["']?([\w:.-]{2,40})/i.exec(start)?.[1];
}
