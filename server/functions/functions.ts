import { Hono } from "hono";
import type { Auth } from "../auth/auth.ts";
import type { Config } from "../config.ts";
import { databaseSettings } from "../database-settings.ts";
import type { Database } from "../database/database.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { Site } from "../pages/site.ts";
import { type Call, callAsCaller } from "./call-as.ts";
import { enterInquiry } from "./enter-inquiry.ts";
import { invite } from "./invite.ts";
import { createSubmitInquiry } from "./submit-inquiry.ts";

/** What is more than a call of the database, by name. Paths are relative to /functions/v1. */
export function createFunctions(config: Config, database: Database, auth: Auth, mail: MailQueue, site: Site) {
  const caller = { database, auth, keys: config, settings: databaseSettings(config) };
  const callFor =
    (request: Request): Call =>
    (name, parameters) =>
      callAsCaller(caller, request, name, parameters);
  const submitInquiry = createSubmitInquiry(config, database, mail, site);

  const functions = new Hono<{ Variables: { network: string } }>();
  functions.all("/submit-inquiry", (context) => submitInquiry(context.req.raw, context.get("network")));
  functions.all("/enter-inquiry", ({ req }) => enterInquiry(req.raw, callFor(req.raw), mail));
  functions.all("/invite", ({ req }) => invite(req.raw, callFor(req.raw), auth));
  functions.all("*", (context) =>
    context.json({ code: "NOT_FOUND", message: "Requested function was not found" }, 404),
  );
  return functions;
}
