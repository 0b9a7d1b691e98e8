import { createMiddleware } from "hono/factory";
import { cors } from "hono/cors";
import type { Config } from "./config.ts";
import { requestIdHeader } from "./http/request-id.ts";

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
