import { createHash, randomBytes } from "node:crypto";
import { errors, jwtVerify, type JWTVerifyResult, type ResolvedKey, SignJWT } from "jose";
import type { Service, Work } from "./service.ts";
import { appMetadata, type User } from "./users.ts";

/** A token as it is stored: a reader of the database cannot use it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** A refresh token that follows from no other. */
export function createRefreshToken(): string {
  return randomBytes(32).toString("base64url");
}

const audience = "authenticated";

/** Seconds an access token is valid. */
export const accessTokenSeconds = 3600;

/** Characters. Ours stay below 3,600, with the longest address and all the data there may be. */
const maxTokenLength = 4096;

/** What an access token says of the session it belongs to. */
export interface SessionClaims {
  id: string;
  aal: string;
  /** Newest first, times in seconds. */
  amr: { method: string; timestamp: number }[];
}

/** Signs the access token of a session of `user`, valid from `issuedAt` (seconds). */
export async function signAccessToken(
  work: Work,
  user: User,
  session: SessionClaims,
  issuedAt: number,
): Promise<string> {
  const { kid, privateKey } = await work.signingKey.load(work);
  return new SignJWT({
    email: user.email,
    phone: "",
    app_metadata: appMetadata,
    user_metadata: user.raw_user_meta_data,
    role: "authenticated",
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: "ES256", typ: "JWT", kid })
    .setIssuer(`${work.config.publicUrl}/auth/v1`)
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(privateKey);
}

/** Tokens that were verified: the calls of a page carry the same one, and to verify it took a quarter of the time of a read. */
const verified = new Map<string, JWTVerifyResult & ResolvedKey>();
const maxVerified = 1_000;

/** The claims of an access token of ours that has not expired. Throws jose's errors (JWTExpired, …). */
export async function verifyAccessToken(
  { signingKey }: Pick<Service, "signingKey">,
  token: string,
): Promise<Record<string, unknown>> {
  if (token.length > maxTokenLength) throw new errors.JWTInvalid("Token is too long");
  const known = verified.get(token);
  const isCurrent =
    known &&
    (known.payload.exp ?? 0) > Math.floor(Date.now() / 1000) &&
    known.key === (await signingKey.verifying(known.protectedHeader.kid).catch(() => undefined));
  if (isCurrent) return known.payload;
  const found = await jwtVerify(token, ({ kid }) => signingKey.verifying(kid), {
    algorithms: ["ES256"],
    typ: "JWT",
    audience,
    requiredClaims: ["exp", "iat"],
  });
  if (verified.size >= maxVerified) verified.clear();
  verified.set(token, found);
  return found.payload;
}
