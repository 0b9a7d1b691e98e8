import { type Context, Hono, type MiddlewareHandler } from "hono";
import { z } from "zod";
import { AuthApiError } from "../auth-api-error.ts";
import type { AuthEnvironment } from "../auth-environment.ts";
import type { Caller } from "../sessions/authenticate.ts";
import { parseBody } from "../parse-body.ts";
import type { RateLimitPurpose } from "../limits/rate-limits.ts";
import type { Service } from "../service.ts";
import { challengeFactor } from "./challenge.ts";
import { enrollBody, enrollFactor } from "./enroll.ts";
import { unenrollFactor } from "./unenroll.ts";
import { verifyFactor, verifyFactorBody } from "./verify.ts";

interface Guards {
  authenticateCaller(context: Context): Promise<Caller>;
  rateLimit(purpose: RateLimitPurpose): MiddlewareHandler<AuthEnvironment>;
  limitBody: MiddlewareHandler;
}

/** Second factors: enrol, challenge, verify, remove. Paths are relative to `/factors`. */
export function createFactorRoutes(
  service: Service,
  { authenticateCaller, rateLimit, limitBody }: Guards,
): Hono<AuthEnvironment> {
  const routes = new Hono<AuthEnvironment>();
  routes.post("/", rateLimit("update"), limitBody, async (context) => {
    const caller = await authenticateCaller(context);
    return context.json(
      await enrollFactor(service, caller, await parseBody(context.req, enrollBody), context.var.address),
    );
  });
  routes.post("/:id/challenge", rateLimit("factor"), limitBody, async (context) => {
    const caller = await authenticateCaller(context);
    const id = parseFactorId(context.req.param("id"));
    return context.json(await challengeFactor(service, caller, id, context.var.address));
  });
  routes.post("/:id/verify", rateLimit("factor"), limitBody, async (context) => {
    const caller = await authenticateCaller(context);
    const id = parseFactorId(context.req.param("id"));
    const body = await parseBody(context.req, verifyFactorBody);
    return context.json(await verifyFactor(service, caller, id, body, context.var.address));
  });
  routes.delete("/:id", rateLimit("update"), limitBody, async (context) => {
    const caller = await authenticateCaller(context);
    return context.json(await unenrollFactor(service, caller, parseFactorId(context.req.param("id"))));
  });
  return routes;
}

function parseFactorId(text: string): string {
  const { success, data } = z.guid().safeParse(text);
  if (!success) throw new AuthApiError(404, "validation_failed", "factor_id must be an UUID");
  return data;
}
