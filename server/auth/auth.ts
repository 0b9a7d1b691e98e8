import { setTimeout as wait } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { createAccessTokenVerifier } from "./tokens/access-token.ts";
import type { AuthEnvironment } from "./auth-environment.ts";
import { authenticate } from "./sessions/authenticate.ts";
import { consumeCall, limitCalls, toAccountKey } from "./limits.ts";
import { setDeviceCookie } from "./sign-in/device-cookie.ts";
import { addDisabledFeatures } from "./disabled-features.ts";
import { inviteUser } from "./accounts/invite.ts";
import { parseBody } from "./parse-body.ts";
import { createFactorRoutes } from "./factors/routes.ts";
import { addFallbackRoutes } from "./fallback-routes.ts";
import { sendReauthenticationCode } from "./sessions/reauthentication.ts";
import { recover, recoverBody } from "./links/recovery.ts";
import { redirectTarget } from "./redirect-target.ts";
import { refresh, refreshBody } from "./sessions/refresh.ts";
import { limitBody, refuseLongQuery } from "./limits/request-limits.ts";
import { AuthApiError, toErrorResponse } from "./auth-api-error.ts";
import { resend, resendBody } from "./links/resend.ts";
import { loadSecrets } from "./secrets.ts";
import { health, loadSettings } from "./settings.ts";
import { signIn, signInBody } from "./sign-in/sign-in.ts";
import { openSigningKeys } from "./tokens/signing-keys.ts";
import { signOut } from "./sessions/sign-out.ts";
import { signUp, signUpBody } from "./accounts/sign-up.ts";
import { updateBody, updateUser } from "./accounts/update-user.ts";
import { getLinkRedirect, verifyBody, verifyToken } from "./links/verify.ts";

/** Milliseconds until an answer that may have sent a mail: what is done for one, or for none, takes a tenth of it. */
const mailAnswerMs = 300;

export type Auth = Awaited<ReturnType<typeof createAuth>>;

/** Accounts and sessions, in Supabase Auth's protocol, on a migrated `database`; generates the first signing key. */
export async function createAuth(config: Config, database: Database, mail: MailQueue) {
  const keys = await openSigningKeys(database);
  const verifyAccessToken = createAccessTokenVerifier(keys);
  const service = { config, database, mail, keys, verifyAccessToken, secrets: await loadSecrets(database) };
  const getRedirectTarget = (context: Context) => redirectTarget(config, context.req.query("redirect_to"));
  const rateLimit = (limit: string) => limitCalls(service, limit);

  const answerLater = createMiddleware(async (_, next) => {
    await Promise.all([next(), config.abuseLimits ? wait(mailAnswerMs) : undefined]);
  });

  const routes = new Hono<AuthEnvironment>();
  routes.onError(toErrorResponse);
  routes.use(refuseLongQuery);
  routes.use(async (context, next) => {
    // Hono handles HEAD as GET. Only mail scanners send it, to /verify, where a GET changes nothing.
    if (context.req.raw.method === "HEAD" && !context.req.path.endsWith("/verify")) {
      return context.body(null, 405);
    }
    context.header("Cache-Control", "no-store");
    return next();
  });

  routes.get("/health", (context) => context.json(health));
  routes.get("/settings", async (context) => context.json(await loadSettings(service)));
  routes.get("/.well-known/jwks.json", (context) => {
    context.header("Cache-Control", "public, max-age=600");
    return context.json({ keys: keys.published() });
  });

  routes.post("/signup", answerLater, rateLimit("sign_up"), limitBody, async (context) => {
    const body = await parseBody(context.req, signUpBody);
    return context.json(
      await signUp(service, body, {
        redirectTo: getRedirectTarget(context),
        clientAddress: context.var.address,
      }),
    );
  });
  routes.post("/resend", answerLater, rateLimit("sign_up"), limitBody, async (context) => {
    await resend(
      service,
      await parseBody(context.req, resendBody),
      getRedirectTarget(context),
      context.var.address,
    );
    return context.json({});
  });
  routes.post("/recover", answerLater, rateLimit("sign_up"), limitBody, async (context) => {
    await recover(
      service,
      await parseBody(context.req, recoverBody),
      getRedirectTarget(context),
      context.var.address,
    );
    return context.json({});
  });
  routes.get("/verify", (context) => {
    const { type, token } = context.req.query();
    return context.redirect(getLinkRedirect({ type, token }, getRedirectTarget(context)), 303);
  });
  routes.post("/verify", rateLimit("verify"), limitBody, async (context) =>
    context.json(
      await verifyToken(service, await parseBody(context.req, verifyBody), context.req.header("user-agent")),
    ),
  );

  // A sign-in counts itself before it tries the password. All else counts once it is refused: neighbours in one network do not sign
  // each other out by their refreshes.
  routes.post("/token", async (context, next) => {
    await next();
    const { status } = context.res;
    const isRefused = status >= 400 && status < 500 && status !== 429;
    if (isRefused && !context.var.isCounted) await consumeCall(service, "token", context.var.network);
  });
  routes.post("/token", limitBody, async (context) => {
    const grantType = context.req.query("grant_type");
    if (grantType === "password") {
      const body = await parseBody(context.req, signInBody);
      return context.json(await signIn(service, body, context));
    }
    if (grantType !== "refresh_token")
      throw new AuthApiError(400, "invalid_credentials", "unsupported_grant_type");
    const { refresh_token: token } = await parseBody(context.req, refreshBody);
    if (!token)
      return context.json({ error: "invalid_request", error_description: "refresh_token required" }, 400);
    return context.json(await refresh(service, token));
  });

  routes.get("/user", rateLimit("session"), async (context) =>
    context.json((await authenticate(service, context)).user),
  );
  routes.put("/user", rateLimit("update"), limitBody, async (context) => {
    const caller = await authenticate(service, context);
    const { user, passwordHash } = await updateUser(
      service,
      caller,
      await parseBody(context.req, updateBody),
      { redirectTo: getRedirectTarget(context), clientAddress: context.var.address },
    );
    if (passwordHash) setDeviceCookie(service, context, toAccountKey(service, user.email), passwordHash);
    return context.json(user);
  });
  // A mail is all that this GET of the protocol causes; it needs the caller's token, which no link carries.
  routes.get("/reauthenticate", rateLimit("update"), async (context) => {
    await sendReauthenticationCode(service, await authenticate(service, context));
    return context.json({});
  });
  routes.post("/logout", rateLimit("session"), limitBody, async (context) => {
    await signOut(service, await authenticate(service, context), context.req.query("scope") ?? "global");
    return context.body(null, 204);
  });

  routes.route("/factors", createFactorRoutes(service));
  addDisabledFeatures(routes);
  addFallbackRoutes(routes);
  return {
    /** Paths are relative to `/auth/v1`. */
    routes,
    verifyAccessToken,
    /** The official client's `auth.admin.inviteUserByEmail` without a request: creates the account and mails its link. */
    async inviteUserByEmail(
      email: string,
      { data, redirectTo: wanted }: { data: Record<string, unknown>; redirectTo: string },
    ) {
      try {
        await inviteUser(service, { email, data }, redirectTarget(config, wanted));
        return { error: null };
      } catch (error) {
        return { error: error instanceof Error ? error : new Error(String(error)) };
      }
    },
    /** Call before the database is closed. */
    close: keys.close,
  };
}
