import { errors, jwtVerify, SignJWT } from "jose";
import type { Session } from "./session.ts";
import type { SigningKeys } from "./signing-keys.ts";
import type { User } from "./users.ts";

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

/** Creates the verifier of access tokens: ES256 by our keys alone, not expired, for our audience. It throws jose's errors. */
export function createAccessTokenVerifier(
  keys: SigningKeys,
): (token: string) => Promise<Record<string, unknown>> {
  return async (token) => {
    if (token.length > maxTokenLength) throw new errors.JWTInvalid("Token is too long");
    const { payload } = await jwtVerify(token, ({ kid }) => keys.verifying(kid), {
      algorithms: ["ES256"],
      typ: "JWT",
      audience,
      requiredClaims: ["exp", "iat"],
    });
    return payload;
  };
}
