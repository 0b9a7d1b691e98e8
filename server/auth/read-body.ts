import type { HonoRequest } from "hono";
import type { z } from "zod";
import { Refusal } from "./refusal.ts";

/** Braces and brackets inside one another, and keys in all: far more than any call of the protocol has. */
const deepest = 16;
const mostKeys = 100;

/**
 * The JSON object a client sent, as `shape` describes it. Throws a Refusal for anything else, and for text
 * that Postgres could not store: NUL and halves of surrogate pairs.
 */
export async function readBody<Shape extends z.ZodType>(
  request: HonoRequest,
  shape: Shape,
): Promise<z.output<Shape>> {
  const { success, data, error } = shape.safeParse(parse(await request.arrayBuffer()));
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join(".") || "body"}: ${message}`);
  throw badJson(problems.join("; "));
}

function parse(bytes: ArrayBuffer): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    refuseUnusualShape(text);
    return JSON.parse(text, (key, value: unknown) => {
      refuseUnstorable(key);
      if (typeof value === "string") refuseUnstorable(value);
      return value;
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw badJson(error instanceof SyntaxError ? "invalid JSON" : "invalid text");
  }
}

/** Looks at the text alone, before anything is made of it. What stands in quotes, closed or not, is passed over whole. */
function refuseUnusualShape(text: string) {
  let depth = 0;
  let keys = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}:]/gs)) {
    if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    else if (sign === ":") keys += 1;
    if (depth > deepest) throw badJson("nested too deeply");
    if (keys > mostKeys) throw badJson("too many keys");
  }
}

function refuseUnstorable(text: string) {
  if (text.includes("\0") || !text.isWellFormed()) throw badJson("invalid character in a string");
}

function badJson(reason: string): Refusal {
  return new Refusal(400, "bad_json", `Could not parse request body as JSON: ${reason}`);
}
