import type { Context, Hono, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Config } from "../config.ts";
import type { AuthEnvironment } from "./auth-environment.ts";
import { AuthApiError } from "./auth-api-error.ts";
import type { Caller } from "./authenticate.ts";
import { callbackError, unsupportedProvider } from "./external-providers.ts";
import { parseBody } from "./parse-body.ts";

export interface Guards {
  /** Counts a call that is authenticated or whose body is parsed. */
  rateLimit: MiddlewareHandler<AuthEnvironment>;
  limitBody: MiddlewareHandler;
  /** Throws an AuthApiError unless the request has the token of a session. */
  authenticateCaller(context: Context): Promise<Caller>;
}

const oauthServerDisabled = new AuthApiError(404, "feature_disabled", "OAuth server is disabled");
const linkingDisabled = new AuthApiError(404, "manual_linking_disabled", "Manual linking is disabled");
const magicLinkDisabled = new AuthApiError(
  422,
  "email_provider_disabled",
  "Login with magic link is disabled",
);

/** Upstream refuses these before it looks at the caller. */
const disabled = {
  "/passkeys/*": new AuthApiError(404, "passkey_disabled", "Passkeys are disabled"),
  "/sso/*": new AuthApiError(404, "saml_provider_disabled", "SAML 2.0 is disabled"),
  "/scim/*": new AuthApiError(404, "feature_disabled", "SCIM server is disabled"),
  "/oauth/*": oauthServerDisabled,
  "/.well-known/oauth-authorization-server": oauthServerDisabled,
};

/** These only for who is signed in; nobody else learns more than that a token is missing. */
const disabledForUsers = {
  "/user/identities/*": linkingDisabled,
  "/user/oauth/grants/*": oauthServerDisabled,
};

/**
 * Adds the endpoints of the protocol that this service does not have. Each is refused with the status, code and message of
 * upstream where the feature is switched off.
 */
export function addDisabledFeatures(
  routes: Hono<AuthEnvironment>,
  { publicUrl }: Pick<Config, "publicUrl">,
  { rateLimit, limitBody, authenticateCaller }: Guards,
): void {
  for (const [path, error] of Object.entries(disabled)) {
    routes.all(path, limitBody, () => {
      throw error;
    });
  }
  for (const [path, error] of Object.entries(disabledForUsers)) {
    routes.all(path, rateLimit, limitBody, async (context) => {
      await authenticateCaller(context);
      throw error;
    });
  }

  routes.post("/otp", rateLimit, limitBody, async (context) => {
    throw otpError(await parseBody(context.req, otpBody));
  });
  routes.post("/magiclink", limitBody, () => {
    throw magicLinkDisabled;
  });

  routes.get("/authorize", (context) => {
    throw unsupportedProvider(context.req.query("provider") ?? "");
  });
  const refuseCallback = (context: Context) =>
    context.redirect(callbackError(publicUrl, context.req.query("state")), 303);
  routes.get("/callback", refuseCallback);
  routes.post("/callback", limitBody, refuseCallback);
}

const otpBody = z.object({ email: z.string().nullish(), phone: z.string().nullish() });

/** Says nothing about whether an address has an account, whatever `create_user` is. */
function otpError({ email, phone }: z.output<typeof otpBody>): AuthApiError {
  if (email && phone) {
    const message = "Only an email address or phone number should be provided";
    return new AuthApiError(400, "validation_failed", message);
  }
  if (email) return magicLinkDisabled;
  if (phone) return new AuthApiError(400, "phone_provider_disabled", "Unsupported phone provider");
  return new AuthApiError(400, "validation_failed", "One of email or phone must be set");
}
