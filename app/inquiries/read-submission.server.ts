import type { WholeProblem } from "./fields.ts";
import { parseMultipart, parseUrlEncoded } from "./parse-form.server.ts";
import { parseJson } from "./parse-json.server.ts";

/** Bytes of a body. A message of 5,000 emoji is 60 KB as a browser encodes it. */
const mostBytes = 128 * 1024;

export interface Submission {
  /** What was sent, by name; a name sent several times holds a list. */
  fields: Record<string, unknown>;
  idempotencyKey: string | undefined;
}

export interface ParsedBody {
  /** As far as they could be read. */
  fields: Submission["fields"];
  problem?: Exclude<Refusal["error"], "unsupported_media_type">;
}

export interface Refusal {
  status: 400 | 413 | 415;
  /** For programs. */
  error: "too_large" | "unsupported_media_type" | "invalid_json" | "invalid_form";
  /** For people. */
  whole: WholeProblem;
  /** What could be read all the same. */
  fields: Submission["fields"];
}

/** Reads the body of a POST, whichever of the three forms it has, up to 128 KB. */
export async function readSubmission(request: Request): Promise<Submission | { refusal: Refusal }> {
  const contentType = request.headers.get("content-type") ?? "";
  const parse = parserOf(contentType);
  if (!parse)
    return { refusal: { status: 415, error: "unsupported_media_type", whole: "server", fields: {} } };
  const { bytes, isWhole } = await readBytes(request);
  const { fields, problem } = await parse(bytes, isWhole, contentType);
  if (problem === "too_large" || !isWhole)
    return { refusal: { status: 413, error: "too_large", whole: "too_large", fields } };
  if (problem) return { refusal: { status: 400, error: problem, whole: "server", fields } };
  return { fields, idempotencyKey: request.headers.get("idempotency-key") ?? undefined };
}

type Parser = (
  bytes: Uint8Array<ArrayBuffer>,
  isWhole: boolean,
  contentType: string,
) => ParsedBody | Promise<ParsedBody>;

const parsers = new Map<string, Parser>([
  ["application/json", parseJson],
  ["application/x-www-form-urlencoded", parseUrlEncoded],
  ["multipart/form-data", parseMultipart],
]);

/** Undefined for other media types, and for text that says it is not UTF-8. */
function parserOf(contentType: string): Parser | undefined {
  const [mediaType = "", ...parameters] = contentType.split(";", 10).map((part) => part.trim());
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter));
  if (charset && !/^charset="?(utf-?8|us-ascii)"?$/i.test(charset)) return undefined;
  return parsers.get(mediaType.toLowerCase());
}

/** The body, or its beginning when it proves too large, whatever it claimed to be. */
async function readBytes(request: Request): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  const bytes = new Uint8Array(mostBytes);
  let size = 0;
  for await (const chunk of request.body ?? []) {
    const taken = chunk.subarray(0, mostBytes - size);
    bytes.set(taken, size);
    size += taken.length;
    if (taken.length < chunk.length) return { bytes, isWhole: false };
  }
  return { bytes: bytes.subarray(0, size), isWhole: true };
}
