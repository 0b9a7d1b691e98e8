import { setTimeout as wait } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Mail } from "../mail/mail.ts";
import { checkAccessTokens } from "./access-token.ts";
import { authenticate } from "./bearer.ts";
import { type CountedCall, spendOfNetwork } from "./budgets.ts";
import { rememberDevice } from "./device-cookie.ts";
import { readBody } from "./read-body.ts";
import { redirectTarget } from "./redirect-target.ts";
import { refresh, refreshBody } from "./refresh.ts";
import { refuseLongQuery } from "./query-limit.ts";
import { answerError, Refusal } from "./refusal.ts";
import { resend, resendBody } from "./resend.ts";
import { readSecrets } from "./secrets.ts";
import { health, settings } from "./settings.ts";
import { signIn, signInBody } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { accountOf } from "./service.ts";
import { signUp, signUpBody } from "./sign-up.ts";
import { updateBody, updateUser } from "./update-user.ts";
import { followLink, verifyBody, verifyToken } from "./verify.ts";

const longestBody = 16_384;

/** Milliseconds until an answer that may have sent a mail: what is done for one, or for none, takes a tenth of it. */
const mailAnswerMs = 300;

type Environment = { Variables: { address: string } };

/** The service that knows who is who, in Supabase Auth's protocol. */
export interface Auth {
  /** Its paths are relative to `/auth/v1`; `address` is where the client calls from. */
  routes: Hono<Environment>;
  /** Checks signature, expiry and audience and returns the claims. Throws jose's errors (JWTExpired, …). */
  verifyAccessToken(token: string): Promise<Record<string, unknown>>;
}

/** Starts the service on a migrated `database`; makes its signing key when there is none yet. */
export async function createAuth(config: Config, database: Database, mail: Mail): Promise<Auth> {
  const service = { config, database, mail, secrets: await readSecrets(database) };
  const verifyAccessToken = checkAccessTokens(service.secrets);
  const authenticateCaller = (context: Context) =>
    authenticate(service, verifyAccessToken, context.req.header("authorization"));
  const target = (context: Context) => redirectTarget(config, context.req.query("redirect_to"));

  // Every call that is work is counted before it is read, whatever becomes of it.
  const count = (purpose: CountedCall) =>
    createMiddleware<Environment>(async (context, next) => {
      await spendOfNetwork(service, purpose, context.var.address);
      return next();
    });

  const answerLater = createMiddleware(async (_, next) => {
    await Promise.all([next(), config.abuseLimits ? wait(mailAnswerMs) : undefined]);
  });

  const routes = new Hono<Environment>();
  routes.onError(answerError);
  routes.use(refuseLongQuery);
  routes.use(async (context, next) => {
    // Hono answers HEAD as GET: here only a link is opened so, by mail scanners, and that changes nothing.
    if (context.req.raw.method === "HEAD" && !context.req.path.endsWith("/verify")) {
      return context.body(null, 405);
    }
    context.header("Cache-Control", "no-store");
    return next();
  });

  routes.get("/health", (context) => context.json(health));
  routes.get("/settings", (context) => context.json(settings));
  routes.get("/.well-known/jwks.json", (context) => {
    context.header("Cache-Control", "public, max-age=600");
    return context.json({ keys: [service.secrets.publicKey] });
  });

  routes.post("/signup", answerLater, count("sign_up"), limitBody, async (context) => {
    const body = await readBody(context.req, signUpBody);
    return context.json(await signUp(service, body, target(context), context.var.address));
  });
  routes.post("/resend", answerLater, count("sign_up"), limitBody, async (context) => {
    await resend(service, await readBody(context.req, resendBody), target(context), context.var.address);
    return context.json({});
  });
  routes.get("/verify", (context) => {
    const { type, token } = context.req.query();
    return context.redirect(followLink({ type, token }, target(context)), 303);
  });
  routes.post("/verify", count("verify"), limitBody, async (context) =>
    context.json(await verifyToken(service, await readBody(context.req, verifyBody))),
  );

  routes.post("/token", count("token"), limitBody, async (context) => {
    const grant = context.req.query("grant_type");
    if (grant === "password") {
      const body = await readBody(context.req, signInBody);
      return context.json(await signIn(service, body, context.var.address, context));
    }
    if (grant !== "refresh_token") throw new Refusal(400, "invalid_credentials", "unsupported_grant_type");
    const { refresh_token: token } = await readBody(context.req, refreshBody);
    if (!token)
      return context.json({ error: "invalid_request", error_description: "refresh_token required" }, 400);
    return context.json(await refresh(service, token));
  });

  routes.get("/user", count("session"), async (context) =>
    context.json((await authenticateCaller(context)).user),
  );
  routes.put("/user", count("update"), limitBody, async (context) => {
    const caller = await authenticateCaller(context);
    const { user, passwordHash } = await updateUser(service, caller, await readBody(context.req, updateBody));
    if (passwordHash) rememberDevice(service, context, accountOf(service, user.email), passwordHash);
    return context.json(user);
  });
  routes.post("/logout", count("session"), limitBody, async (context) => {
    await signOut(service, await authenticateCaller(context), context.req.query("scope") ?? "global");
    return context.body(null, 204);
  });

  refuseTheRest(routes);
  return { routes, verifyAccessToken };
}

const limitBody = bodyLimit({ maxSize: longestBody, onError: refuseBody });

function refuseBody(context: Context): never {
  // The rest of the body is not read, so nothing else can follow on this connection.
  context.header("Connection", "close");
  throw new Refusal(413, "request_entity_too_large", `Request body too large (max ${longestBody} bytes)`);
}

/** Other methods of known paths, then unknown paths. As routes, because `app.route` takes no notFound along. */
function refuseTheRest(routes: Hono<Environment>) {
  const known = Map.groupBy(
    routes.routes.filter(({ method }) => method !== "ALL"),
    ({ path }) => path,
  );
  for (const [path, handlers] of known) {
    const allowed = [...new Set(handlers.map(({ method }) => method))].join(", ");
    routes.all(path, limitBody, (context) => context.body(null, 405, { Allow: allowed }));
  }
  routes.all("*", limitBody, () => {
    throw new Refusal(404, "not_found", "404 page not found");
  });
}
