import { exceededBound } from "./json-bounds.server.ts";
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
  const { fields, problem } = parse(bytes, isComplete);
  if (problem === "too_large" || !isComplete)
    return { error: { status: 413, code: "too_large", formError: "too_large", fields } };
  if (problem) return { error: { status: 400, code: problem, formError: "server", fields } };
  return { fields, idempotencyKey: request.headers.get("idempotency-key") ?? undefined };
}

interface Parsed {
  fields: Submission["fields"];
  problem?: "too_large" | "invalid_json";
}

type Parser = (bytes: Uint8Array, isComplete: boolean) => Parsed;

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

/** An inquiry has two levels. */
const bounds = { depth: 16, values: 400 };

function parseJson(bytes: Uint8Array): Parsed {
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

function parseForm(bytes: Uint8Array, isComplete: boolean): Parsed {
  const pairs = new TextDecoder().decode(bytes).split("&", maxFields + 1);
  const text = pairs.slice(0, maxFields).join("&");
  // What is cut can end within a character.
  const fields = new URLSearchParams(isComplete ? text : text.replace(/(%[\da-f]{0,2}){1,4}$/i, ""));
  // In one pass: asking the form for each name's values would take the square of their number.
  const grouped = Map.groupBy(fields, ([name]) => name);
  return {
    fields: Object.fromEntries(
      [...grouped].map(([name, same]) => [name, unwrapSingle(same.map(([, value]) => value))]),
    ),
    ...(pairs.length > maxFields && { problem: "too_large" }),
  };
}

function unwrapSingle(values: unknown[]): unknown {
  return values.length === 1 ? values[0] : values;
}
