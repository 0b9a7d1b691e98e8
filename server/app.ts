import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Auth } from "./auth/auth.ts";
import type { Config } from "./config.ts";
import { currentRequest, hasLeft, noteRoute, type ServiceName } from "./current-request.ts";
import type { Database } from "./database/database.ts";
import { createDeskFiles } from "./files/desk-files.ts";
import { createFunctions } from "./functions/functions.ts";
import { type CallEnvironment, crossOrigin, describeCall, requireApiKey } from "./http/gateway.ts";
import { type HttpLimits, httpLimits, limitCalls } from "./http/limits.ts";
import { sendRequestId } from "./http/observe-request.ts";
import { describeError } from "./log/describe-error.ts";
import { log } from "./log/log.ts";
import type { MailQueue } from "./mail/mail-queue.ts";
import { createPages } from "./pages/pages.ts";
import type { Site } from "./pages/site.ts";
import type { ReadinessProblem } from "./readiness.ts";
import { createRest } from "./rest/rest.ts";
import { createVisitorPages } from "./visitor-page/visitor-pages.ts";

/** The table of contents of the server: what answers a request, in this order. */
export function createApp(
  config: Config,
  database: Database,
  auth: Auth,
  mail: MailQueue,
  site: Site,
  findProblem: () => Promise<ReadinessProblem | undefined>,
  { callsPerNetwork }: Pick<HttpLimits, "callsPerNetwork"> = httpLimits,
): RequestListener {
  const calls = new Hono<CallEnvironment>();
  calls.use(describeCall(config));
  calls.use(async ({ req, json }, next) =>
    // `1.2.3.4.5` looks like a host and is none: services would fail.
    URL.canParse(req.url) ? next() : json({ error: "bad_request" }, 400),
  );

  calls.get("/health/live", (context) => context.json({ status: "live" }));
  calls.get("/health/ready", async (context) => {
    const reason = await findProblem();
    return reason ? context.json({ status: "not ready", reason }, 503) : context.json({ status: "ready" });
  });

  calls.use(limitCalls(config, callsPerNetwork));
  const apiKey = requireApiKey(config);
  calls.use("/auth/v1/*", crossOrigin, apiKey);
  calls.route("/auth/v1", auth.routes);

  calls.use("/rest/v1/*", crossOrigin, apiKey);
  const { verifyAccessToken } = auth;
  // A write may have left a mail to be sent, which need not wait until the queue is polled.
  calls.route("/rest/v1", createRest({ database, keys: config, verifyAccessToken, onWrite: mail.wake }));

  calls.use("/functions/v1/*", crossOrigin);
  calls.route("/functions/v1", createFunctions(config, database, auth, mail, site));

  calls.use("/files/*", crossOrigin);
  calls.route("/files", createDeskFiles(config, database, verifyAccessToken));

  calls.route("/", createVisitorPages(config, database, mail, site));

  calls.notFound((context) => context.json({ error: "not_found" }, 404));
  calls.onError((error, context) => {
    if (!hasLeft(error)) log("request_failed", describeError(error));
    return context.json({ error: "server", request_id: currentRequest()?.id }, 500);
  });

  // A health check by HTTP/1.0 sends no Host header.
  const answerCall = getRequestListener(calls.fetch, { hostname: "localhost" });
  const answerPage = createPages(site, config);
  return (request, response) => {
    const service = serviceOf(request);
    if (!service) return answerPage(request, response);
    noteRoute({ service });
    sendRequestId(response);
    return answerCall(request, response);
  };
}

/** Whose call a request is; undefined for what the build wrote, which Hono's router would make half as slow again. */
function serviceOf({ method, url = "/" }: IncomingMessage): ServiceName | undefined {
  const [path = ""] = url.split("?", 1);
  const [, first = "", second, third] = path.split("/", 4);
  if (second === "v1" && (first === "auth" || first === "rest" || first === "functions")) return first;
  if (first === "health" || first === "files") return first;
  const isInquiry = second === "inquiry" && (first === "en" || first === "ar");
  // The page without an inquiry is one that the build wrote; its form is sent to its own address.
  return isInquiry && (third !== undefined || method === "POST") ? "pages" : undefined;
}
