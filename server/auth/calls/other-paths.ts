import type { Hono } from "hono";
import { AuthApiError } from "../auth-api-error.ts";
import { type AuthEnvironment, limitBody } from "../request.ts";

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

/** Other methods of known paths, then unknown paths. As routes, because `app.route` takes no notFound along. */
export function addFallbackRoutes(routes: Hono<AuthEnvironment>): void {
  const routesByPath = Map.groupBy(
    routes.routes.filter(({ method }) => method !== "ALL"),
    ({ path }) => path,
  );
  for (const [path, handlers] of routesByPath) {
    const allowed = [...new Set(handlers.map(({ method }) => method))].join(", ");
    routes.all(path, limitBody, (context) => context.body(null, 405, { Allow: allowed }));
  }
  routes.all("*", limitBody, () => {
    throw new AuthApiError(404, "not_found", "404 page not found");
  });
}
