import { type Context, Hono } from "hono";
import { refuseAsFlood, submitInquiry } from "../../app/inquiries/submit-inquiry.server.ts";
import { networkOf } from "../client-address.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { log } from "../log.ts";
import type { Site } from "../pages/site.ts";
import { callAsService } from "./call-as-service.ts";

/** The functions a Supabase project would run at its edge, by name. Paths are relative to /functions/v1. */
export function createFunctions(config: Config, database: Database, site: Site) {
  const functions = new Hono<{ Variables: { address: string } }>();
  functions.all("/submit-inquiry", (context) =>
    submitInquiry(context.req.raw, {
      rpc: (name, parameters) => callAsService(database, name, parameters),
      network: config.abuseLimits ? networkOf(context.get("address")) : null,
      report: ({ code, message }) => log("inquiry_not_stored", { code, error: message }),
      page: pageOf(site),
    }),
  );
  functions.all("*", (context) =>
    context.json({ code: "NOT_FOUND", message: "Requested function was not found" }, 404),
  );
  return functions;
}

/** Answers a network that is refused everything for a while: a browser with the form, others in the function's words. */
export function refuseFlood(site: Site) {
  return (context: Context, retryAfter: number) => refuseAsFlood(context.req.raw, pageOf(site), retryAfter);
}

function pageOf(site: Site) {
  return (address: string) => site.files.get(address)?.forms.identity.body.toString("utf8");
}
