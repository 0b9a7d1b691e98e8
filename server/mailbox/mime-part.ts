import { parseHeaderValue } from "nodemailer/lib/mime-funcs";
import { decodeBytes, decodeWords } from "./decode-text.ts";

/** A mail, or one of the parts it is made of. */
export interface MimePart {
  /** `text/plain`, in small letters. */
  mediaType: string;
  /** Of the media type: charset, format, report-type. */
  parameters: Readonly<Record<string, string>>;
  disposition: string;
  /** As the sender wrote it; empty without one. */
  fileName: string;
  contentId: string;
  /** Decoded; of a part with children, what stands before the first of them. */
  content: Uint8Array;
  children: MimePart[];
}

/** No honest mail is as deep; parts below are text. */
const maxDepth = 30;

/** Further parts are passed over. */
const maxParts = 1_000;

/** Splits a mail into its parts and decodes them, in time that grows with its bytes. Bytes that have no structure are one part. */
export function parseMimePart(source: Uint8Array): MimePart {
  return parsePart(source, "text/plain", { depth: 0, parts: 0 });
}

function parsePart(
  source: Uint8Array,
  defaultType: string,
  count: { depth: number; parts: number },
): MimePart {
  const { fields, bodyStart } = readHeader(source, count.depth === 0);
  const body = source.subarray(bodyStart);
  const first = (name: string) => fields.get(name)?.[0] ?? "";
  const type = parseField(first("content-type"));
  const disposition = parseField(first("content-disposition"));
  const mediaType = toMediaType(type.value, defaultType);
  const part = {
    mediaType: mediaType.startsWith("multipart/") ? "text/plain" : mediaType,
    parameters: type.parameters,
    disposition: disposition.value,
    fileName: disposition.parameters["filename"] ?? type.parameters["name"] ?? "",
    contentId: first("content-id"),
    children: [],
  };
  const encoding = parseField(first("content-transfer-encoding")).value;
  const boundary =
    mediaType.startsWith("multipart/") && count.depth < maxDepth && type.parameters["boundary"];
  if (!boundary) return { ...part, content: decodeContent(body, encoding, part.mediaType) };
  const { around, sections } = splitAtBoundary(body, boundary, maxParts - count.parts);
  if (sections.length === 0) return { ...part, content: around };
  count.parts += sections.length;
  count.depth += 1;
  const childType = mediaType === "multipart/digest" ? "message/rfc822" : "text/plain";
  const children = sections.map((section) => parsePart(section, childType, count));
  count.depth -= 1;
  return { ...part, mediaType, content: around, children };
}

/** Values by the field's name in small letters, unfolded, in the order they came. */
export type HeaderFields = ReadonlyMap<string, readonly string[]>;

/** More than any mail server adds up to. */
export const maxHeaderBytes = 128 * 1024;

/** An honest mail has a tenth of these. */
const maxFields = 500;

/** A list of fifty recipients is shorter. */
const maxFieldBytes = 16 * 1024;

const fieldName = /^([!-9;-~]{1,100})[ \t]*:/;

/** A header ends at an empty line, and at a blank one unless a field follows it. */
const headerEnd = /(?:^|\n)(?:\r?\n|[ \t]+\r?\n(?![!-9;-~]{1,100}[ \t]*:))/;

/** The fields of a header, and where the body begins: at the first line that is no field, or, where `isLenient`, an empty one. */
export function readHeader(
  source: Uint8Array,
  isLenient = true,
): { fields: HeaderFields; bodyStart: number } {
  // One character for each byte, so that places agree.
  const text = Buffer.from(source.subarray(0, maxHeaderBytes)).toString("latin1");
  const end = headerEnd.exec(text);
  const lines = text.slice(0, end ? end.index + 1 : undefined).split(/(?<=\n)/);
  const fields = new Map<string, string[]>();
  let current: string[] = [];
  let count = 0;
  let read = 0;
  let oddLine: number | undefined;
  for (const line of lines) {
    const name = fieldName.exec(line)?.[1]?.toLowerCase();
    if (name !== undefined) {
      current = ++count > maxFields ? [] : (fields.get(name) ?? []);
      if (count <= maxFields) fields.set(name, current);
      current.push(line.slice(line.indexOf(":") + 1));
    } else if (/^[ \t]/.test(line)) current.push(`${current.pop() ?? ""}${line}`);
    else oddLine ??= read;
    if (oddLine !== undefined && !isLenient) break;
    read += line.length;
  }
  const isCut = source.length > text.length;
  const lenientStart = isCut ? endOfLongHeader(source) : (oddLine ?? source.length);
  const properStart = end ? end.index + end[0].length : lenientStart;
  const bodyStart = isLenient ? properStart : (oddLine ?? properStart);
  return { fields: new Map([...fields].map(([name, values]) => [name, values.map(toValue)])), bodyStart };
}

/** Where a header ends that is longer than what is read of it. */
function endOfLongHeader(source: Uint8Array): number {
  const rest = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const ends = ["\n\r\n", "\n\n"].map((end) => [rest.indexOf(end, maxHeaderBytes - 2), end.length] as const);
  const found = ends.filter(([at]) => at >= 0).map(([at, length]) => at + length);
  return Math.min(rest.length, ...found);
}

/** Bytes beyond ASCII stand in some headers as they are. The database takes no zero bytes. */
function toValue(value: string): string {
  return decodeBytes(Buffer.from(value.replace(/\r?\n/g, "").slice(0, maxFieldBytes), "latin1"))
    .replace(/\p{Cc}/gu, " ")
    .trim();
}

/** The value of a field, and its parameters, decoded. A name in its own charset counts before one in ASCII (RFC 2231). */
function parseField(field: string): { value: string; parameters: Record<string, string> } {
  const plainName = /;\s*(?:file)?name\s*=\s*(?:"[^"]*"|[^;]*)/gi;
  const preferred = /;\s*(?:file)?name\*/i.test(field) ? field.replace(plainName, "") : field;
  const { value, params } = parseHeaderValue(preferred, { stripComments: true });
  const decoded = Object.entries(params).map(([name, text]) => [name, decodeWords(text)]);
  return { value: value.toLowerCase(), parameters: Object.fromEntries(decoded) };
}

/** A word without a slash, as in `Content-Type: text`, is taken for what it most likely means. */
function toMediaType(value: string, defaultType: string): string {
  if (/^[\w.+-]{1,99}\/[\w.+-]{1,99}$/.test(value)) return value;
  if (/\bhtml\b/.test(value)) return "text/html";
  return value === "" || /^(text|plain)\b/.test(value) ? defaultType : "application/octet-stream";
}

/** The sections between lines of a boundary, and what stands before the first, or around where there is none. */
function splitAtBoundary(body: Uint8Array, boundary: string, maxSections: number) {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = `--${boundary}`;
  const sections: Uint8Array[] = [];
  let around: Uint8Array = body;
  let start: number | undefined;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    const rest = bytes.toString("latin1", at + delimiter.length, at + delimiter.length + 200);
    const end = /^(--)?[ \t]*(?:\r\n?|\n|$)/.exec(rest);
    if (!end || (at > 0 && bytes[at - 1] !== 0x0a && bytes[at - 1] !== 0x0d)) continue;
    const next = at + delimiter.length + end[0].length;
    if (start !== undefined) sections.push(withoutLastBreak(body.subarray(start, at)));
    else if (sections.length === 0)
      around = Buffer.concat([body.subarray(0, at), body.subarray(end[1] ? next : body.length)]);
    start = end[1] ? undefined : next;
    if (sections.length >= maxSections) return { around, sections };
  }
  // A mail that was cut has no last boundary.
  if (start !== undefined) sections.push(body.subarray(start));
  return { around, sections };
}

/** The line break before a boundary belongs to it. */
function withoutLastBreak(section: Uint8Array): Uint8Array {
  const [before, last] = [section.at(-2), section.at(-1)];
  const length = last === 0x0a ? (before === 0x0d ? 2 : 1) : last === 0x0d ? 1 : 0;
  return section.subarray(0, section.length - length);
}

function decodeContent(body: Uint8Array, encoding: string, mediaType: string): Uint8Array {
  const text = () => Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("latin1");
  if (/quoted-printable/.test(encoding)) return decodeQuotedPrintable(text());
  if (!/base64/.test(encoding)) return body;
  if (!mediaType.startsWith("text/")) return Buffer.from(text(), "base64");
  // Servers put footers below it: a line of words has spaces and stops.
  const end = /^(?![A-Za-z\d+/]*=*[ \t]*\r?$)/m.exec(text())?.index ?? body.length;
  const encoded = text().slice(0, end).replace(/\s+/g, "");
  // What is no base64, though it says so, stays as it is.
  if (encoded.length % 4 !== 0 && encoded.length < 16) return body;
  const rest = body.subarray(end);
  return Buffer.concat([decodeBase64(encoded), Buffer.from(rest.length > 0 ? "\n" : ""), rest]);
}

function decodeQuotedPrintable(text: string): Uint8Array {
  const joined = text.replace(/=[ \t]*\r?\n/g, "");
  const decoded = joined.replace(/=([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return Buffer.from(decoded, "latin1");
}

/** Programs join pieces that were encoded one by one: each ends with its padding. */
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
