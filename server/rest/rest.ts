import { escapeIdentifier } from "pg";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Config } from "../config.ts";
import type { Principal } from "../database/as-role.ts";
import { currentRequest, hasLeft, noteRoute } from "../current-request.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { toLoggedPath } from "../http/logged-path.ts";
import { answerRpc } from "./rpc.ts";
import { createSchemaCache } from "./schema-cache.ts";
import { toRestError } from "./database-error.ts";
import { createRequestContext, type RestDependencies } from "./request-context.ts";
import { authenticateRequest, type VerifyAccessToken } from "./authenticate-request.ts";
import { limits } from "./limits.ts";
import { selectRows } from "./select-rows.ts";
import { RestError } from "./rest-error.ts";

interface RestOptions extends Omit<RestDependencies, "schemaCache"> {
  keys: Pick<Config, "publishableKey">;
  verifyAccessToken: VerifyAccessToken;
}

interface Environment {
  Variables: { principal: Principal };
}

/**
 * Answers what our pages and operators use of PostgREST's protocol: functions of the schema `public` are called, tables and views
 * are read. A request is a transaction as the principal of its token, and the database decides.
 */
export function createRest({ database, keys, onWrite, verifyAccessToken }: RestOptions) {
  const dependencies = { database, onWrite, schemaCache: createSchemaCache(database) };
  const rest = new Hono<Environment>();
  rest.onError(toErrorResponse);

  rest.use(async (c, next) => {
    c.set("principal", await authenticateRequest(c.req.raw.headers, keys, verifyAccessToken));
    await next();
  });
  const ofAnybody = limitBody(limits.anonymousBodyBytes);
  const ofSession = limitBody(limits.bodyBytes);
  rest.use((c, next) => (c.var.principal.role === "anon" ? ofAnybody : ofSession)(c, next));

  rest.all("/rpc/:name", (c) => {
    checkMethod(c.req.raw, ["GET", "HEAD", "POST"]);
    return answerRpc(createRequestContext(dependencies, c.req.raw, c.var.principal), c.req.param("name"));
  });
  rest.all("/:name", async (c) => {
    checkMethod(c.req.raw, ["GET", "HEAD"]);
    const context = createRequestContext(dependencies, c.req.raw, c.var.principal);
    const name = c.req.param("name");
    const relation = await dependencies.schemaCache.findRelation(name);
    // No hint with a similar name: it would reveal which tables exist.
    if (!relation)
      throw new RestError(404, "PGRST205", `Could not find the table 'public.${name}' in the schema cache`);
    noteRoute({ route: `/rest/v1/${relation.name}` });
    const from = `"public".${escapeIdentifier(relation.name)}`;
    return selectRows(context, { ...relation, cte: "", from, values: [] });
  });
  rest.all("*", () => {
    throw new RestError(404, "PGRST125", "Invalid path specified in request URL");
  });
  return rest;
}

function checkMethod({ method }: Request, allowed: string[]): void {
  if (allowed.includes(method)) return;
  const headers = { Allow: allowed.join(", ") };
  throw new RestError(405, "PGRST117", `Unsupported HTTP method: ${method}`, { headers });
}

function limitBody(maxSize: number) {
  // The rest of the body is not read, so the connection cannot serve another request.
  const error = new RestError(413, "PGRST102", `Request body too large (max ${maxSize} bytes)`, {
    headers: { Connection: "close" },
  });
  return bodyLimit({ maxSize, onError: () => Promise.reject(error) });
}

function toErrorResponse(error: Error, c: Context<Environment>): Response {
  if (error instanceof RestError) return error.toResponse();
  const restError = toRestError(error, c.get("principal")?.role ?? "anon");
  if (!hasLeft(error) && (restError === undefined || restError.status >= 500)) {
    const { method, path } = c.req;
    log("rest.failed", { method, path: toLoggedPath(path), ...describeError(error) });
  }
  if (restError) return restError.toResponse();
  // The id of the request, by which the operator finds its line in the log.
  const details = currentRequest()?.id && `Request ${currentRequest()?.id}`;
  return new RestError(500, "PGRSTX00", "Internal server error", { details }).toResponse();
}
