import { Hono } from "hono";
import { z } from "zod";
import { AuthApiError } from "../auth-api-error.ts";
import type { AuthEnvironment } from "../auth-environment.ts";
import { authenticate } from "../sessions/authenticate.ts";
import { parseBody } from "../parse-body.ts";
import { limitBody } from "../limits/request-limits.ts";
import { limitCalls } from "../limits.ts";
import type { Service } from "../service.ts";
import { challengeFactor } from "./challenge.ts";
import { enrollBody, enrollFactor } from "./enroll.ts";
import { unenrollFactor } from "./unenroll.ts";
import { verifyFactor, verifyFactorBody } from "./verify.ts";

/** Second factors: enrol, challenge, verify, remove. Paths are relative to `/factors`. */
export function createFactorRoutes(service: Service): Hono<AuthEnvironment> {
  const routes = new Hono<AuthEnvironment>();
  routes.post("/", limitCalls(service, "update"), limitBody, async (context) => {
    const caller = await authenticate(service, context);
    return context.json(
      await enrollFactor(service, caller, await parseBody(context.req, enrollBody), context.var.address),
    );
  });
  routes.post("/:id/challenge", limitCalls(service, "factor"), limitBody, async (context) => {
    const caller = await authenticate(service, context);
    const id = parseFactorId(context.req.param("id"));
    return context.json(await challengeFactor(service, caller, id, context.var.address));
  });
  routes.post("/:id/verify", limitCalls(service, "factor"), limitBody, async (context) => {
    const caller = await authenticate(service, context);
    const id = parseFactorId(context.req.param("id"));
    const body = await parseBody(context.req, verifyFactorBody);
    return context.json(await verifyFactor(service, caller, id, body, context.var.address));
  });
  routes.delete("/:id", limitCalls(service, "update"), limitBody, async (context) => {
    const caller = await authenticate(service, context);
    return context.json(await unenrollFactor(service, caller, parseFactorId(context.req.param("id"))));
  });
  return routes;
}

function parseFactorId(text: string): string {
  const { success, data } = z.guid().safeParse(text);
  if (!success) throw new AuthApiError(404, "validation_failed", "factor_id must be an UUID");
  return data;
}
