import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Config } from "../config.ts";
import { currentRequest, noteRefusal, noteRoute } from "../current-request.ts";
import { requestIdHeader } from "./observe-request.ts";
import { limitedNetwork, requestAddress } from "./request-network.ts";

export interface CallEnvironment {
  Bindings: HttpBindings;
  Variables: { address: string; network: string };
}

/** Tells what answers a call whose it is, tells the log what came of it, and adds the headers that the answer lacks. */
export function describeCall(config: Config) {
  return createMiddleware<CallEnvironment>(async (context, next) => {
    const { incoming } = context.env;
    const address = requestAddress(incoming, config);
    context.set("address", address);
    context.set("network", limitedNetwork(address, incoming.headers, config.publicUrl));
    await next();
    const route = currentRequest()?.route ?? routePath(context);
    // Where nothing below has answered, the log has the path instead.
    if (route !== "/*") noteRoute({ route });
    noteRefusalOf(context);
    const defaultHeaders = {
      ...callHeaders,
      ...(config.hsts && { "Strict-Transport-Security": config.hsts }),
      ...(context.res.status === 503 && { "Retry-After": "5" }),
    };
    for (const [name, value] of Object.entries(defaultHeaders)) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  });
}

/** The reason of a refusal that nobody has noted. */
function noteRefusalOf({ res }: Context) {
  if (currentRequest()?.refusal) return;
  const isMail = res.headers.get("X-Sb-Error-Code") === "over_email_send_rate_limit";
  if (res.status === 429) noteRefusal(isMail ? "mail_limit" : "rate_limit");
  if (res.status === 503) noteRefusal("unavailable");
}

/** Headers of every answer that does not set its own. */
const callHeaders = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Any origin may call: cross-origin calls carry no cookie, and the database decides what a caller may see. */
export const crossOrigin = cors({
  origin: "*",
  allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"],
  exposeHeaders: [
    "Content-Range",
    "Retry-After",
    requestIdHeader,
    "X-Supabase-Api-Version",
    "X-Sb-Error-Code",
  ],
  maxAge: 3600,
});

/** Clients that fetch the public keys have no API key to send. */
const pathsWithoutKey = /^\/auth\/v1\/\.well-known\//;

/** Refuses calls without the public key, as Supabase's gateway words it. */
export function requireApiKey({ publishableKey }: Pick<Config, "publishableKey">) {
  return createMiddleware(async (context, next) => {
    if (pathsWithoutKey.test(context.req.path)) return next();
    const key = context.req.header("apikey") ?? context.req.query("apikey");
    if (key === undefined) {
      const hint = "No `apikey` request header or url param was found.";
      return context.json({ message: "No API key found in request", hint }, 401);
    }
    if (key !== publishableKey) {
      const hint = "Double check your Supabase `anon` or `service_role` API key.";
      return context.json({ message: "Invalid API key", hint }, 401);
    }
    return next();
  });
}
