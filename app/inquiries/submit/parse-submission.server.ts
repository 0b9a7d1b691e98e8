import { exceededBound } from "./json-bounds.server.ts";
import { readBody } from "./read-body.server.ts";
import type { ParsedBody, ParseError, Submission } from "../submission.ts";

/** Bytes of a body. A message of 5,000 emoji is 60 KB as a browser encodes it. */
const maxBytes = 128 * 1024;

/** Parses the body of a POST in any of three media types, up to 128 KB. */
export async function parseSubmission(request: Request): Promise<Submission | { error: ParseError }> {
  const contentType = request.headers.get("content-type") ?? "";
  const parse = parserFor(contentType);
  if (!parse)
    return { error: { status: 415, code: "unsupported_media_type", formError: "server", fields: {} } };
  const { bytes, isComplete } = await readBody(request, maxBytes);
  const { fields, problem } = await parse(bytes, isComplete, contentType);
  if (problem === "too_large" || !isComplete)
    return { error: { status: 413, code: "too_large", formError: "too_large", fields } };
  if (problem) return { error: { status: 400, code: problem, formError: "server", fields } };
  return { fields, idempotencyKey: request.headers.get("idempotency-key") ?? undefined };
}

type Parser = (
  bytes: Uint8Array<ArrayBuffer>,
  isWhole: boolean,
  contentType: string,
) => ParsedBody | Promise<ParsedBody>;

/** Undefined for other media types, and for text that says it is not UTF-8. */
function parserFor(contentType: string): Parser | undefined {
  const [mediaType = "", ...parameters] = contentType.split(";", 10).map((part) => part.trim());
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter));
  if (charset && !/^charset="?(utf-?8|us-ascii)"?$/i.test(charset)) return undefined;
  return parsers.get(mediaType.toLowerCase());
}

const parsers = new Map<string, Parser>([
  ["application/json", parseJson],
  ["application/x-www-form-urlencoded", parseUrlEncoded],
  ["multipart/form-data", parseMultipart],
]);

/** An inquiry has two levels. */
const bounds = { depth: 16, values: 400 };

/** Parses a JSON object, after a cheap check of its depth and size. */
function parseJson(bytes: Uint8Array): ParsedBody {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const exceeded = exceededBound(text, bounds);
    if (exceeded === "values") return { fields: {}, problem: "too_large" };
    const value: unknown = exceeded ? undefined : JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return { fields: Object.fromEntries(Object.entries(value)) };
  } catch {
    // Not JSON, or not text.
  }
  return { fields: {}, problem: "invalid_json" };
}

/** Names and values in one form, `features` and empty ones counted each. */
const maxFields = 200;

/** Parses an encoded form up to its two-hundredth field. `isComplete` says whether `bytes` are all of it. */
function parseUrlEncoded(bytes: Uint8Array, isComplete: boolean): ParsedBody {
  const kept = bytes.subarray(0, endOfFields(bytes));
  const text = new TextDecoder().decode(kept);
  if (isComplete && kept.length === bytes.length) return { fields: groupByName(new URLSearchParams(text)) };
  // The end may be half a character, which decodes to one U+FFFD. Looking for several takes quadratic time.
  const cut = new URLSearchParams(text.replace(/%[\da-f]?$/i, ""));
  const entries = [...cut].map(([name, value]) => [name, value.replace(/\ufffd$/, "")] as const);
  return { fields: groupByName(entries), problem: "too_large" };
}

const ampersand = 0x26;

function endOfFields(bytes: Uint8Array): number {
  let separators = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte === ampersand && ++separators === maxFields) return index;
  }
  return bytes.length;
}

/** Parses a multipart form up to its two-hundredth part. Files are not taken. */
async function parseMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  isComplete: boolean,
  contentType: string,
): Promise<ParsedBody> {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return { fields: {}, problem: "invalid_form" };
  const delimiter = `--${boundary}`;
  // One character for each byte, so that lengths agree.
  const parts = new TextDecoder("latin1").decode(bytes).split(delimiter, maxFields + 3);
  const isTooLarge = !isComplete || parts.length > maxFields + 2;
  const kept = isTooLarge ? terminateAfterParts(bytes, parts, delimiter) : bytes;
  try {
    const headers = { "Content-Type": `multipart/form-data; boundary="${boundary}"` };
    const entries = [...(await new Response(kept, { headers }).formData())];
    const texts = entries.filter(([, value]) => typeof value === "string");
    const fields = groupByName(texts);
    if (isTooLarge) return { fields, problem: "too_large" };
    return texts.length < entries.length ? { fields, problem: "invalid_form" } : { fields };
  } catch {
    return { fields: {}, problem: isTooLarge ? "too_large" : "invalid_form" };
  }
}

/** What separates the parts, as RFC 2046 allows it. */
function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] = contentType.match(/;\s*boundary=(?:"([^"]*)"|([^\s;"]*))/i) ?? [];
  const boundary = quoted ?? plain ?? "";
  return /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary) ? boundary : undefined;
}

/** The first parts as a form that ends where it was cut off. */
function terminateAfterParts(bytes: Uint8Array, parts: string[], delimiter: string): Uint8Array<ArrayBuffer> {
  const kept = parts.slice(0, maxFields + 1).join(delimiter).length;
  const end = new TextEncoder().encode(`\r\n${delimiter}--\r\n`);
  const terminated = new Uint8Array(kept + end.length);
  terminated.set(bytes.subarray(0, kept));
  terminated.set(end, kept);
  return terminated;
}

function groupByName(entries: Iterable<readonly [string, FormDataEntryValue]>): Record<string, unknown> {
  // In one pass: asking the form for each name's values would take the square of their number.
  const grouped = Map.groupBy(entries, ([name]) => name);
  return Object.fromEntries(
    [...grouped].map(([name, same]) => [name, unwrapSingle(same.map(([, value]) => value))]),
  );
}

function unwrapSingle(values: unknown[]): unknown {
  return values.length === 1 ? values[0] : values;
}
