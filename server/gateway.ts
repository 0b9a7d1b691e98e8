import { createMiddleware } from "hono/factory";
import { cors } from "hono/cors";
import { type ApiKeys, isSecretKey } from "./api-keys.ts";
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

/** Paths opened from links, and by clients that fetch the public keys: they have no API key to send. */
const pathsWithoutKey = /^\/auth\/v1\/(verify|\.well-known\/)/;

/**
 * Refuses calls without one of the keys, as Supabase's gateway words it. The secret key is taken from a header alone:
 * addresses are logged on the way.
 */
export function requireApiKey(keys: ApiKeys) {
  return createMiddleware(async (context, next) => {
    if (pathsWithoutKey.test(context.req.path)) return next();
    const header = context.req.header("apikey");
    const key = header ?? context.req.query("apikey");
    if (key === undefined) {
      const hint = "No `apikey` request header or url param was found.";
      return context.json({ message: "No API key found in request", hint }, 401);
    }
    if (key !== keys.publishableKey && !isSecretKey(header ?? null, keys)) {
      const hint = "Double check your Supabase `anon` or `service_role` API key.";
      return context.json({ message: "Invalid API key", hint }, 401);
    }
    return next();
  });
}
