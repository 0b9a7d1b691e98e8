import { errors } from "jose";
import { anonymous, type Person } from "../database/as-role.ts";
import { limits } from "./limits.ts";
import { RestError, tokenRefused } from "./rest-error.ts";

/** Returns the claims of a good token; throws an error of `jose` for another. */
export type VerifyAccessToken = (token: string) => Promise<Record<string, unknown>>;

/** Tells who sends `authorization`: nobody known without a token or with the public key. Throws 401. */
export async function identifyPerson(
  authorization: string | null,
  publishableKey: string,
  verifyAccessToken: VerifyAccessToken,
): Promise<Person> {
  const [, token] = /^bearer(?: (.*))?$/i.exec(authorization ?? "") ?? [];
  if (token === undefined || token === publishableKey) {
    return authorization?.trim().toLowerCase() === "bearer" ? refuseToken("") : anonymous;
  }
  if (token.length > limits.tokenBytes) {
    throw tokenRefused("PGRST301", `A JWT may be ${limits.tokenBytes} bytes long`);
  }
  if (token === "" || token.split(".").length !== 3) return refuseToken(token);
  const claims = await verifyAccessToken(token).catch((error: unknown) => {
    throw explain(error);
  });
  const role = claims["role"];
  if (role === "anon" || role === "authenticated") return { role, claims };
  throw new RestError(401, "22023", `role "${typeof role === "string" ? role : ""}" does not exist`, {
    headers: { "WWW-Authenticate": "Bearer" },
  });
}

function refuseToken(token: string): never {
  if (token === "") throw tokenRefused("PGRST301", "Empty JWT is sent in Authorization header");
  throw tokenRefused("PGRST301", `Expected 3 parts in JWT; got ${token.split(".").length}`);
}

function explain(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return tokenRefused("PGRST303", "JWT expired");
  if (error instanceof errors.JWTClaimValidationFailed)
    return tokenRefused("PGRST303", explainClaim(error.claim));
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) {
    return tokenRefused("PGRST301", "Wrong or unsupported encoding algorithm");
  }
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) {
    return tokenRefused("PGRST301", "JWT cryptographic operation failed");
  }
  // A key of another kind than the token's algorithm makes jose throw a TypeError.
  if (error instanceof errors.JOSEError || error instanceof TypeError) {
    return tokenRefused(
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
