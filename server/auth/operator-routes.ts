import type { Context, Hono } from "hono";
import { bearerToken, carriesSecretKey } from "../api-keys.ts";
import type { AuthEnvironment } from "./auth-environment.ts";
import { AuthApiError } from "./auth-api-error.ts";
import { limitBody } from "./limits/request-limits.ts";
import { limitCalls } from "./limits/rate-limits.ts";
import { authenticate } from "./sessions/authenticate.ts";
import { banBody, banUser } from "./accounts/ban-user.ts";
import { inviteBody, inviteUser } from "./accounts/invite.ts";
import { parseBody } from "./parse-body.ts";
import { redirectTarget } from "./redirect-target.ts";
import type { Service } from "./service.ts";

/**
 * Adds what the protocol leaves to callers with the secret key. Of it, inviting and banning are built; the rest is refused to
 * everybody, as upstream refuses it to users.
 */
export function addOperatorRoutes(routes: Hono<AuthEnvironment>, service: Service): void {
  const { config } = service;
  const rateLimit = limitCalls(service, "session");
  const notAllowed = new AuthApiError(403, "not_admin", "User not allowed");
  const requireSecretKey = async (context: Context) => {
    const { headers } = context.req.raw;
    if (carriesSecretKey(headers, config)) return;
    // The gateway upstream turns the publishable key into a token without a user, which is no admin's either.
    if (bearerToken(headers) !== config.publishableKey) await authenticate(service, context);
    throw notAllowed;
  };

  routes.post("/invite", rateLimit, limitBody, async (context) => {
    await requireSecretKey(context);
    const redirectTo = redirectTarget(config, context.req.query("redirect_to"));
    return context.json(await inviteUser(service, await parseBody(context.req, inviteBody), redirectTo));
  });
  routes.put("/admin/users/:id", rateLimit, limitBody, async (context) => {
    await requireSecretKey(context);
    const body = await parseBody(context.req, banBody);
    return context.json(await banUser(service, context.req.param("id"), body));
  });
  routes.all("/admin/*", rateLimit, limitBody, async (context) => {
    await requireSecretKey(context);
    throw notAllowed;
  });
}
