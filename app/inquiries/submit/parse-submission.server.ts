import { readBody } from "./read-body.server.ts";
import type { ParseError, Submission } from "../submission.ts";

/** Bytes of a body. A message of 5,000 emoji is 60 KB as a browser encodes it. */
const maxBytes = 128 * 1024;

/** Parses the body of a POST in either media type, up to 128 KB. */
export async function parseSubmission(request: Request): Promise<Submission | { error: ParseError }> {
  const parse = parserFor(request.headers.get("content-type") ?? "");
  if (!parse)
    return { error: { status: 415, code: "unsupported_media_type", formError: "server", fields: {} } };
  const { bytes, isComplete } = await readBody(request, maxBytes);
  const fields = parse(bytes, isComplete);
  if (!isComplete)
    return { error: { status: 413, code: "too_large", formError: "too_large", fields: fields ?? {} } };
  if (!fields) return { error: { status: 400, code: "invalid_json", formError: "server", fields: {} } };
  return { fields, idempotencyKey: request.headers.get("idempotency-key") ?? undefined };
}

type Parser = (bytes: Uint8Array, isComplete: boolean) => Submission["fields"] | undefined;

/** Undefined for other media types, and for text that says it is not UTF-8. */
function parserFor(contentType: string): Parser | undefined {
  const [mediaType = "", ...parameters] = contentType.split(";", 10).map((part) => part.trim());
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter));
  if (charset && !/^charset="?(utf-?8|us-ascii)"?$/i.test(charset)) return undefined;
  return parsers.get(mediaType.toLowerCase());
}

const parsers = new Map<string, Parser>([
  ["application/json", parseJson],
  ["application/x-www-form-urlencoded", parseForm],
]);

function parseJson(bytes: Uint8Array): Submission["fields"] | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return Object.fromEntries(Object.entries(value));
  } catch {
    // Not JSON, or not text.
  }
  return undefined;
}

function parseForm(bytes: Uint8Array, isComplete: boolean): Submission["fields"] {
  const text = new TextDecoder().decode(bytes);
  // What is cut can end within a character.
  const fields = new URLSearchParams(isComplete ? text : text.replace(/(%[\da-f]{0,2}){1,4}$/i, ""));
  // In one pass: asking the form for each name's values would take the square of their number.
  const grouped = Map.groupBy(fields, ([name]) => name);
  return Object.fromEntries(
    [...grouped].map(([name, same]) => [name, unwrapSingle(same.map(([, value]) => value))]),
  );
}

function unwrapSingle(values: unknown[]): unknown {
  return values.length === 1 ? values[0] : values;
}
