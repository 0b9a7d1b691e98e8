import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { z } from "zod";
import { exceededBound } from "../../app/inquiries/submit/json-bounds.server.ts";
import { AuthApiError } from "./auth-api-error.ts";

/** Variables of a request to the auth service. */
export interface AuthEnvironment {
  Variables: {
    address: string;
    /** Limits count the request for it; see request-network.ts. */
    network: string;
    /** The call has counted for its network. */
    isCounted?: boolean;
  };
}

export type AuthContext = Context<AuthEnvironment>;

const maxBodyBytes = 16_384;

/** Refuses a longer body, before anything is done with it. */
export const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError(context) {
    // The rest of the body is not read, so nothing else can follow on this connection.
    context.header("Connection", "close");
    const message = `Request body too large (max ${maxBodyBytes} bytes)`;
    throw new AuthApiError(413, "request_entity_too_large", message);
  },
});

/** Calls of the protocol have far fewer. */
const bounds = { depth: 16, values: 100 };

/** Parses the JSON body with `schema`. Throws for anything else, and for what Postgres could not store: NUL, halves of pairs. */
export async function parseBody<Shape extends z.ZodType>(
  { req }: Context,
  schema: Shape,
): Promise<z.output<Shape>> {
  const body = parseJson(await req.arrayBuffer());
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

/** No account has a phone number. */
function refusePhone(body: unknown) {
  const hasPhone = typeof body === "object" && body !== null && "phone" in body && Boolean(body.phone);
  if (hasPhone) throw new AuthApiError(422, "phone_provider_disabled", "Phone logins are disabled");
}
