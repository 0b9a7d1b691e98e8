import { z } from "zod";
import { AuthApiError } from "../auth-api-error.ts";
import { linkUrl } from "./link-tokens.ts";
import { linkTypes, redeemLink } from "./redeem-link.ts";
import type { Service } from "../service.ts";

export const verifyBody = z.object({
  type: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
});

/**
 * Where a link in the protocol's own format redirects, as our older mails have it: to the page whose button redeems the token.
 * Opening it changes nothing, so mail scanners may. Throws an AuthApiError only when a parameter is missing.
 */
export function getLinkRedirect(
  { type, token }: { type: string | undefined; token: string | undefined },
  redirectTo: string,
): string {
  if (!type) throw new AuthApiError(400, "validation_failed", "Verify requires a verification type");
  if (!token) throw new AuthApiError(400, "validation_failed", "Verify requires a token or a token hash");
  if (linkTypes.includes(type)) return linkUrl(redirectTo, token, type);
  const errorParameters = new URLSearchParams({
    error: "invalid_request",
    error_code: "validation_failed",
    error_description: "Unsupported verification type",
    sb: "",
  });
  return `${redirectTo}#${errorParameters}`;
}

/** Redeems the token of a link. Throws AuthApiErrors. */
export async function verifyToken(
  service: Service,
  { type, token, token_hash: tokenHash }: z.output<typeof verifyBody>,
  userAgent: string | undefined,
): ReturnType<typeof redeemLink> {
  if (!type) throw new AuthApiError(400, "validation_failed", "Verify requires a verification type");
  if (tokenHash) return redeemLink(service, type, tokenHash, userAgent);
  if (!token)
    throw new AuthApiError(400, "validation_failed", "Verify requires either a token or a token hash");
  // Our mails carry a link and no code to type, so no code is ever right.
  throw new AuthApiError(403, "otp_expired", "Token has expired or is invalid");
}
