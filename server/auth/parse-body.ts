import type { HonoRequest } from "hono";
import type { z } from "zod";
import { exceededBound } from "../../app/json-bounds.server.ts";
import { AuthApiError } from "./auth-api-error.ts";
import { refusePhone } from "./disabled-features.ts";

/** Far more than any call of the protocol has. */
const bounds = { depth: 16, values: 100 };

/**
 * Parses the JSON body of a request with `schema`. Throws an AuthApiError for anything else, and for text
 * that Postgres could not store: NUL and halves of surrogate pairs.
 */
export async function parseBody<Shape extends z.ZodType>(
  request: HonoRequest,
  schema: Shape,
): Promise<z.output<Shape>> {
  const body = parseJson(await request.arrayBuffer());
  refusePhone(body);
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join(".") || "body"}: ${message}`);
  throw badJson(problems.join("; "));
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const exceeded = exceededBound(text, bounds);
    if (exceeded) throw badJson(exceeded === "depth" ? "nested too deeply" : "too many values");
    return JSON.parse(text, (key, value: unknown) => {
      refuseUnstorable(key);
      if (typeof value === "string") refuseUnstorable(value);
      return value;
    });
  } catch (error) {
    if (error instanceof AuthApiError) throw error;
    throw badJson(error instanceof SyntaxError ? "invalid JSON" : "invalid text");
  }
}

function refuseUnstorable(text: string) {
  if (text.includes("\0") || !text.isWellFormed()) throw badJson("invalid character in a string");
}

function badJson(reason: string): AuthApiError {
  return new AuthApiError(400, "bad_json", `Could not parse request body as JSON: ${reason}`);
}
