import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Config } from "../config.ts";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { AuthApiError, toErrorResponse } from "./auth-api-error.ts";
import { authenticate } from "./callers.ts";
import { inviteUser } from "./calls/invite.ts";
import { addDisabledFeatures, addFallbackRoutes } from "./calls/other-paths.ts";
import { recover } from "./calls/recover.ts";
import { refresh } from "./calls/refresh.ts";
import { resend } from "./calls/resend.ts";
import { health, loadSettings } from "./calls/settings.ts";
import { signIn } from "./calls/sign-in.ts";
import { signOut } from "./calls/sign-out.ts";
import { signUp } from "./calls/sign-up.ts";
import { updateUser } from "./calls/update-user.ts";
import { verify } from "./calls/verify.ts";
import { challengeFactor } from "./factors/challenge-factor.ts";
import { enrollFactor } from "./factors/enroll-factor.ts";
import { unenrollFactor } from "./factors/unenroll-factor.ts";
import { verifyFactor } from "./factors/verify-factor.ts";
import { consumeCall, limitCalls } from "./limits.ts";
import { reauthenticate } from "./reauthentication.ts";
import { type AuthContext, type AuthEnvironment, limitBody } from "./request.ts";
import { loadSecrets, type Service } from "./service.ts";
import { createSigningKey, openSigningKey } from "./signing-key.ts";
import { verifyAccessToken } from "./tokens.ts";
import { loadUserResponse } from "./users.ts";

/** Milliseconds until the answer to a call that may send a mail. The work for it takes a tenth of that. */
const mailAnswerMs = 300;

export type Auth = Awaited<ReturnType<typeof createAuth>>;

/** Accounts and sessions, in Supabase Auth's protocol, on a migrated `database`; generates the first signing key. */
export async function createAuth(config: Config, database: Database, mail: MailQueue) {
  await createSigningKey(database);
  const service: Service = {
    config,
    database,
    transaction: (todo, options) =>
      asRole(database, authAdmin, (transaction) => todo({ ...service, ...transaction }), options),
    mail,
    signingKey: openSigningKey(database),
    secrets: await loadSecrets(database),
  };
  const limit = (name: string) => limitCalls(service, name);
  // A call, even one that is refused, may have left a mail to be sent.
  const respond = (call: (service: Service, context: AuthContext) => Promise<object>) => {
    return async (context: AuthContext) => {
      const answer = await call(service, context).finally(mail.wake);
      return answer instanceof Response ? answer : context.json(answer);
    };
  };
  const answerLater = createMiddleware(async (_, next) => {
    await Promise.all([next(), config.abuseLimits ? wait(mailAnswerMs) : undefined]);
  });

  const routes = new Hono<AuthEnvironment>();
  routes.onError(toErrorResponse);
  routes.use(async (context, next) => {
    // Hono handles HEAD as GET.
    if (context.req.raw.method === "HEAD") return context.body(null, 405);
    context.header("Cache-Control", "no-store");
    return next();
  });

  routes.get("/health", (context) => context.json(health));
  routes.get("/settings", async (context) => context.json(await loadSettings(service)));
  routes.get("/.well-known/jwks.json", async (context) => {
    context.header("Cache-Control", "public, max-age=600");
    return context.json({ keys: [await service.signingKey.published()] });
  });

  routes.post("/signup", answerLater, limit("sign_up"), limitBody, respond(signUp));
  routes.post("/resend", answerLater, limit("sign_up"), limitBody, respond(resend));
  routes.post("/recover", answerLater, limit("sign_up"), limitBody, respond(recover));
  routes.post("/verify", limit("verify"), limitBody, respond(verify));

  // A sign-in counts itself before it tries the password. Other calls count once they are refused, so that valid refreshes do not use
  // up what a network has.
  routes.post("/token", async (context, next) => {
    await next();
    const { status } = context.res;
    const isRefused = status >= 400 && status < 500 && status !== 429;
    if (isRefused && !context.var.isCounted) await consumeCall(service, "token", context.var.network);
  });
  routes.post("/token", limitBody, async (context) => {
    const grantType = context.req.query("grant_type");
    if (grantType === "password") return context.json(await signIn(service, context));
    if (grantType === "refresh_token") return refresh(service, context);
    throw new AuthApiError(400, "invalid_credentials", "unsupported_grant_type");
  });

  routes.get("/user", limit("session"), async (context) => {
    const { user } = await authenticate(service, context);
    return context.json(await service.transaction((t) => loadUserResponse(t, user), { readOnly: true }));
  });
  routes.put("/user", limit("update"), limitBody, respond(updateUser));
  // A mail is all that this GET of the protocol causes; it needs the caller's token, which no link carries.
  routes.get("/reauthenticate", limit("update"), respond(reauthenticate));
  routes.post("/logout", limit("session"), limitBody, respond(signOut));

  routes.post("/factors", limit("update"), limitBody, respond(enrollFactor));
  routes.post("/factors/:id/challenge", limit("factor"), limitBody, respond(challengeFactor));
  routes.post("/factors/:id/verify", limit("factor"), limitBody, respond(verifyFactor));
  routes.delete("/factors/:id", limit("update"), limitBody, respond(unenrollFactor));

  addDisabledFeatures(routes);
  addFallbackRoutes(routes);
  return {
    /** Paths are relative to `/auth/v1`. */
    routes,
    /** Checks signature, expiry and audience and returns the claims. Throws jose's errors (JWTExpired, …). */
    verifyAccessToken: (token: string) => verifyAccessToken(service, token),
    /** Creates the account of an address and mails its link. Throws AuthApiErrors. */
    invite: (email: string, data: Record<string, unknown>) =>
      inviteUser(service, email, data).finally(mail.wake),
  };
}
