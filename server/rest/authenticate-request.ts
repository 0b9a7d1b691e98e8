import { errors } from "jose";
import type { Config } from "../config.ts";
import { anonymous, type Principal } from "../database/as-role.ts";
import { limits } from "./limits.ts";
import { RestError, invalidToken } from "./rest-error.ts";

/** Returns the claims of a valid token; throws an error of `jose` for another. */
export type VerifyAccessToken = (token: string) => Promise<Record<string, unknown>>;

/** Finds the principal of a request: a person by a token, else a visitor. Throws 401. */
export async function authenticateRequest(
  headers: Headers,
  { publishableKey }: Pick<Config, "publishableKey">,
  verifyAccessToken: VerifyAccessToken,
): Promise<Principal> {
  const token = bearerToken(headers);
  if (token === undefined || token === publishableKey) return anonymous;
  if (token.length > limits.tokenBytes) {
    throw invalidToken("PGRST301", `A JWT may be ${limits.tokenBytes} bytes long`);
  }
  if (token === "") throw invalidToken("PGRST301", "Empty JWT is sent in Authorization header");
  const parts = token.split(".").length;
  if (parts !== 3) throw invalidToken("PGRST301", `Expected 3 parts in JWT; got ${parts}`);
  const claims = await verifyAccessToken(token).catch((error: unknown) => {
    throw toTokenError(error);
  });
  const role = claims["role"];
  if (role === "anon" || role === "authenticated") return { role, claims };
  throw new RestError(401, "22023", `role "${typeof role === "string" ? role : ""}" does not exist`, {
    headers: { "WWW-Authenticate": "Bearer" },
  });
}

/** The text after `Bearer`, empty when there is none; undefined for another scheme or no header. */
function bearerToken(headers: Headers): string | undefined {
  const [match, token = ""] = /^bearer(?: (.*))?$/i.exec(headers.get("authorization") ?? "") ?? [];
  return match === undefined ? undefined : token;
}

function toTokenError(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return invalidToken("PGRST303", "JWT expired");
  if (error instanceof errors.JWTClaimValidationFailed)
    return invalidToken("PGRST303", explainClaim(error.claim));
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) {
    return invalidToken("PGRST301", "Wrong or unsupported encoding algorithm");
  }
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) {
    return invalidToken("PGRST301", "JWT cryptographic operation failed");
  }
  // A key of another kind than the token's algorithm makes jose throw a TypeError.
  if (error instanceof errors.JOSEError || error instanceof TypeError) {
    return invalidToken(
      "PGRST301",
      "No suitable key or wrong key type",
      "None of the keys was able to decode the JWT",
    );
  }
  return error;
}

function explainClaim(claim: string): string {
  if (claim === "nbf") return "JWT not yet valid";
  if (claim === "iat") return "JWT issued at future";
  return claim === "aud" ? "JWT not in audience" : "Parsing claims failed";
}
