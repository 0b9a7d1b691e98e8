import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import type { Auth } from "./auth/auth.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { createFunctions } from "./functions/functions.ts";
import { crossOrigin, requireApiKey } from "./gateway.ts";
import { hasLeft } from "./http/has-left.ts";
import { limitCalls } from "./http/limit-calls.ts";
import { type HttpLimits, httpLimits } from "./http/limits.ts";
import { requestAddress, requestNetwork } from "./http/request-network.ts";
import { currentRequest, noteRefusal, noteRoute } from "./current-request.ts";
import { describeError } from "./log/describe-error.ts";
import { log } from "./log/log.ts";
import type { MailQueue } from "./mail/mail-queue.ts";
import type { Site } from "./pages/site.ts";
import type { ReadinessProblem } from "./readiness.ts";
import { createRest } from "./rest/rest.ts";
import { createVisitorPages } from "./visitor-page/visitor-pages.ts";

/**
 * Everything that is not a file of the site: the three services of Supabase's protocol, the pages of inquiries and our health checks. While `findProblem` finds
 * something it is not ready, and still answers.
 */
export function createApp(
  config: Config,
  database: Database,
  auth: Auth,
  mail: MailQueue,
  site: Site,
  findProblem: () => Promise<ReadinessProblem | undefined>,
  { callsPerNetwork }: Pick<HttpLimits, "callsPerNetwork"> = httpLimits,
) {
  const app = new Hono<{ Bindings: HttpBindings; Variables: { address: string; network: string } }>();

  app.use(async (context, next) => {
    context.set("address", requestAddress(context.env.incoming, config));
    context.set("network", requestNetwork(context.env.incoming, config));
    await next();
    const route = currentRequest()?.route ?? routePath(context);
    // Else nothing below has answered, and the log has the path.
    if (route !== "/*") noteRoute({ route });
    noteRefusalOf(context);
    const defaultHeaders = {
      ...apiHeaders,
      ...(config.hsts && { "Strict-Transport-Security": config.hsts }),
      ...(context.res.status === 503 && { "Retry-After": "5" }),
    };
    for (const [name, value] of Object.entries(defaultHeaders)) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  });

  app.use(async ({ req, json }, next) =>
    // `1.2.3.4.5` looks like a host and is none: services would fail.
    URL.canParse(req.url) ? next() : json({ error: "bad_request" }, 400),
  );

  app.get("/health/live", (context) => context.json({ status: "live" }));
  app.get("/health/ready", async (context) => {
    const problem = await findProblem();
    return problem
      ? context.json({ status: "not ready", reason: problem }, 503)
      : context.json({ status: "ready" });
  });

  app.use(limitCalls(config, callsPerNetwork));
  const apiKeyGuard = requireApiKey(config);
  app.use("/auth/v1/*", crossOrigin, apiKeyGuard);
  app.route("/auth/v1", auth.routes);
  app.use("/rest/v1/*", crossOrigin, apiKeyGuard);
  app.route(
    "/rest/v1",
    createRest({
      database,
      keys: config,
      // It may have left a mail to be sent, which need not wait until the queue is polled.
      onWrite: mail.wake,
      verifyAccessToken: auth.verifyAccessToken,
    }),
  );
  app.use("/functions/v1/*", crossOrigin);
  app.route("/functions/v1", createFunctions(config, database, auth, mail, site));
  app.route("/", createVisitorPages(config, database, mail, site));

  app.notFound((context) => context.json({ error: "not_found" }, 404));
  app.onError((error, context) => {
    if (!hasLeft(error)) log("request_failed", describeError(error));
    return context.json({ error: "server", request_id: currentRequest()?.id }, 500);
  });
  return app;
}

/** The reason of a refusal that nobody has noted. */
function noteRefusalOf({ res }: Context) {
  if (currentRequest()?.refusal) return;
  const isMail = res.headers.get("X-Sb-Error-Code") === "over_email_send_rate_limit";
  if (res.status === 429) noteRefusal(isMail ? "mail_limit" : "rate_limit");
  if (res.status === 503) noteRefusal("unavailable");
}

/** Headers of every response that does not set its own. */
const apiHeaders = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};
