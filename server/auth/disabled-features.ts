import type { Hono } from "hono";
import { AuthApiError } from "./auth-api-error.ts";
import type { AuthEnvironment } from "./auth-environment.ts";
import { limitBody } from "./limits/request-limits.ts";

/** Paths of the protocol that this service does not have, with upstream's error where the feature is switched off. */
const disabledFeatures = [
  ["/otp", 422, "email_provider_disabled", "Login with magic link is disabled"],
  ["/magiclink", 422, "email_provider_disabled", "Login with magic link is disabled"],
  ["/authorize", 400, "validation_failed", "Unsupported provider: provider is not enabled"],
  ["/callback", 400, "validation_failed", "Unsupported provider: provider is not enabled"],
  ["/user/identities/*", 404, "manual_linking_disabled", "Manual linking is disabled"],
  ["/user/oauth/grants/*", 404, "feature_disabled", "OAuth server is disabled"],
  ["/oauth/*", 404, "feature_disabled", "OAuth server is disabled"],
  ["/.well-known/oauth-authorization-server", 404, "feature_disabled", "OAuth server is disabled"],
  ["/passkeys/*", 404, "passkey_disabled", "Passkeys are disabled"],
  ["/sso/*", 404, "saml_provider_disabled", "SAML 2.0 is disabled"],
  // Callers with a secret key have these upstream; here there is none.
  ["/invite", 403, "not_admin", "User not allowed"],
  ["/admin/*", 403, "not_admin", "User not allowed"],
  ["/scim/*", 404, "feature_disabled", "SCIM server is disabled"],
] as const;

export function addDisabledFeatures(routes: Hono<AuthEnvironment>): void {
  for (const [path, status, code, message] of disabledFeatures) {
    routes.all(path, limitBody, () => {
      throw new AuthApiError(status, code, message);
    });
  }
}

/** Throws an AuthApiError for the body of any call that gives a phone number: there is no account with one. */
export function refusePhone(body: unknown): void {
  const hasPhone = typeof body === "object" && body !== null && "phone" in body && Boolean(body.phone);
  if (hasPhone) throw new AuthApiError(422, "phone_provider_disabled", "Phone logins are disabled");
}
