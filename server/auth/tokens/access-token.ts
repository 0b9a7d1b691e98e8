import { type CryptoKey, errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { Session } from "../sessions/session.ts";
import type { SigningKeys } from "./signing-keys.ts";
import type { User } from "../accounts/users.ts";

const audience = "authenticated";

/** Seconds an access token is valid. */
export const accessTokenSeconds = 3600;

/** Characters. Ours stay below 3,600, with the longest address and all the data there may be. */
const maxTokenLength = 4096;

/** Signs the access token of `session` of `user`, valid from `issuedAt` (seconds). */
export async function signAccessToken(
  keys: SigningKeys,
  issuer: string,
  user: User,
  session: Session,
  issuedAt: number,
): Promise<string> {
  const { kid, privateKey } = keys.signing();
  return new SignJWT({
    email: user.email,
    phone: "",
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: "authenticated",
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: "ES256", typ: "JWT", kid })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(privateKey);
}

/** Tokens that are remembered as verified. Only valid ones are: strangers cannot fill it. */
const maxVerified = 1_000;

interface Verified {
  payload: JWTPayload;
  kid: string | undefined;
  key: CryptoKey | Uint8Array;
}

/**
 * Creates the verifier of access tokens: ES256 by our keys alone, not expired, for our audience. It throws jose's errors.
 * A token is verified once until the keys are read again: the calls of a page carry the same one.
 */
export function createAccessTokenVerifier(
  keys: SigningKeys,
): (token: string) => Promise<Record<string, unknown>> {
  const verified = new Map<string, Verified>();
  return async (token) => {
    if (token.length > maxTokenLength) throw new errors.JWTInvalid("Token is too long");
    const known = verified.get(token);
    if (known && (await isValid(known, keys))) return known.payload;
    const { payload, protectedHeader, key } = await jwtVerify(token, ({ kid }) => keys.verifying(kid), {
      algorithms: ["ES256"],
      typ: "JWT",
      audience,
      requiredClaims: ["exp", "iat"],
    });
    if (verified.size >= maxVerified) verified.clear();
    verified.set(token, { payload, kid: protectedHeader.kid, key });
    return payload;
  };
}

/** Whether it has not expired and its key is still the one that is published: reading the keys again makes new ones. */
async function isValid({ payload, kid, key }: Verified, keys: SigningKeys): Promise<boolean> {
  const now = Math.floor(Date.now() / 1000);
  return (payload.exp ?? 0) > now && key === (await keys.verifying(kid));
}
