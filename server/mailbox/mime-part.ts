import { type HeaderFields, parseParameters, splitHeader } from "./header-fields.ts";

/** A mail, or one of the parts it is made of. */
export interface MimePart {
  /** `text/plain`, in small letters. */
  mediaType: string;
  /** Of the media type: charset, format, report-type. */
  parameters: ReadonlyMap<string, string>;
  disposition: string;
  /** As the sender wrote it; empty without one. */
  fileName: string;
  contentId: string;
  /** The transfer encoding, in small letters. */
  encoding: string;
  /** As it came, encoded; of a part with children, what stands before the first of them. */
  body: Uint8Array;
  children: MimePart[];
  /** Of a file that was left on the server: about how large it is. */
  unfetchedBytes?: number;
}

/** Nothing an honest mail reaches; what lies deeper is a file. */
const maxDepth = 30;

/** What comes after as many parts is passed over. */
const maxParts = 1_000;

/** Splits a mail into its parts, in time that grows with its bytes. Bytes that have no structure are one part. */
export function parseMimePart(source: Uint8Array): MimePart {
  return parsePart(source, "text/plain", { depth: 0, parts: 0 });
}

function parsePart(
  source: Uint8Array,
  defaultType: string,
  count: { depth: number; parts: number },
): MimePart {
  const { fields, bodyStart } = splitHeader(source, count.depth === 0);
  const part = toPart(fields, source.subarray(bodyStart), defaultType);
  const boundary = part.parameters.get("boundary");
  if (!part.mediaType.startsWith("multipart/")) return part;
  if (!boundary || count.depth >= maxDepth) return { ...part, mediaType: "text/plain" };
  const { preamble, sections, epilogue } = splitAtBoundary(part.body, boundary, maxParts - count.parts);
  // Whatever stands around boundaries that hold nothing is the message.
  if (sections.length === 0)
    return { ...part, mediaType: "text/plain", body: Buffer.concat([preamble, epilogue]) };
  count.parts += sections.length;
  count.depth += 1;
  const childType = part.mediaType === "multipart/digest" ? "message/rfc822" : "text/plain";
  const children = sections.map((section) => parsePart(section, childType, count));
  count.depth -= 1;
  return { ...part, body: preamble, children };
}

export function toPart(fields: HeaderFields, body: Uint8Array, defaultType = "text/plain"): MimePart {
  const first = (name: string) => parseParameters(fields.get(name)?.[0] ?? "");
  const type = first("content-type");
  const disposition = first("content-disposition");
  return {
    mediaType: toMediaType(type.value, defaultType),
    parameters: type.parameters,
    disposition: disposition.value,
    fileName: disposition.parameters.get("filename") ?? type.parameters.get("name") ?? "",
    contentId: fields.get("content-id")?.[0] ?? "",
    encoding: first("content-transfer-encoding").value,
    body,
    children: [],
  };
}

/** Of a word without a slash, as `Content-Type: text`, what it most likely means. */
function toMediaType(value: string, defaultType: string): string {
  if (/^[\w.+-]{1,99}\/[\w.+-]{1,99}$/.test(value)) return value;
  if (/\bhtml\b/.test(value)) return "text/html";
  return value === "" || /^(text|plain)\b/.test(value) ? defaultType : "application/octet-stream";
}

/** The sections between lines of a boundary. The closing line of another section's boundary does not count. */
function splitAtBoundary(body: Uint8Array, boundary: string, maxSections: number) {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`--${boundary}`);
  const sections: Uint8Array[] = [];
  let preamble: Uint8Array = body;
  let epilogue: Uint8Array = new Uint8Array();
  let start: number | undefined;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    const rest = /^(--)?[ \t]*(\r\n?|\n|$)/.exec(
      bytes.toString("latin1", at + delimiter.length, at + delimiter.length + 200),
    );
    const isLineStart = at === 0 || bytes[at - 1] === 0x0a || bytes[at - 1] === 0x0d;
    if (!rest || !isLineStart) continue;
    if (start === undefined) preamble = withoutLastBreak(body.subarray(0, at));
    else sections.push(withoutLastBreak(body.subarray(start, at)));
    start = rest[1] ? undefined : at + delimiter.length + rest[0].length;
    if (rest[1]) epilogue = body.subarray(at + delimiter.length + rest[0].length);
    if (sections.length >= maxSections) return { preamble, sections, epilogue };
  }
  // A mail that was cut has no last boundary.
  if (start !== undefined) sections.push(body.subarray(start));
  return { preamble, sections, epilogue };
}

/** The line break before a boundary belongs to it. */
function withoutLastBreak(section: Uint8Array): Uint8Array {
  const end = section.length;
  if (section[end - 1] !== 0x0a) return section[end - 1] === 0x0d ? section.subarray(0, end - 1) : section;
  return section.subarray(0, section[end - 2] === 0x0d ? end - 2 : end - 1);
}
