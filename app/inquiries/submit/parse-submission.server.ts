import { readBody } from "../../read-body.server.ts";
import { parseMultipart, parseUrlEncoded } from "./parse-form.server.ts";
import { parseJson } from "./parse-json.server.ts";
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

const parsers = new Map<string, Parser>([
  ["application/json", parseJson],
  ["application/x-www-form-urlencoded", parseUrlEncoded],
  ["multipart/form-data", parseMultipart],
]);

/** Undefined for other media types, and for text that says it is not UTF-8. */
function parserFor(contentType: string): Parser | undefined {
  const [mediaType = "", ...parameters] = contentType.split(";", 10).map((part) => part.trim());
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter));
  if (charset && !/^charset="?(utf-?8|us-ascii)"?$/i.test(charset)) return undefined;
  return parsers.get(mediaType.toLowerCase());
}
