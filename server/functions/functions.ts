import { Hono } from "hono";
import type { Auth } from "../auth/auth.ts";
import type { Config } from "../config.ts";
import type { Principal } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { Site } from "../pages/site.ts";
import { authenticateRequest } from "../rest/authenticate-request.ts";
import { enterInquiry } from "./enter-inquiry.ts";
import { toErrorResponse } from "./error-response.ts";
import { invite } from "./invite.ts";
import { createSubmitInquiry } from "./submit-inquiry.ts";

/** The calls that do more than the database can, by name. Paths are relative to /functions/v1. */
export function createFunctions(config: Config, database: Database, auth: Auth, mail: MailQueue, site: Site) {
  const submitInquiry = createSubmitInquiry(config, database, mail, site);
  const functions = new Hono<{ Variables: { network: string; principal: Principal } }>();
  functions.onError((error, { var: { principal } }) => toErrorResponse(error, principal?.role ?? "anon"));

  functions.all("/submit-inquiry", (context) => submitInquiry(context.req.raw, context.get("network")));
  functions.use(async (context, next) => {
    const { headers } = context.req.raw;
    context.set("principal", await authenticateRequest(headers, config, auth.verifyAccessToken));
    await next();
  });
  functions.all("/enter-inquiry", ({ req, var: { principal } }) =>
    enterInquiry(req.raw, database, principal, mail),
  );
  functions.all("/invite", ({ req, var: { principal } }) => invite(req.raw, database, principal, auth));
  functions.all("*", (context) =>
    context.json({ code: "NOT_FOUND", message: "Requested function was not found" }, 404),
  );
  return functions;
}
