import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ApiKeys } from "../api-keys.ts";
import type { Principal } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { currentRequest, noteRoute } from "../current-request.ts";
import { describeError } from "../describe-error.ts";
import { log } from "../log.ts";
import { callFunction } from "./call-function.ts";
import { SchemaCache, type Relation } from "./schema-cache.ts";
import { deleteRows, updateRows } from "./change-rows.ts";
import { toRestError } from "./database-error.ts";
import { type RequestContext, createRequestContext } from "./request-context.ts";
import { authenticateRequest, type VerifyAccessToken } from "./authenticate-request.ts";
import { insertRows } from "./insert-rows.ts";
import { limits } from "./limits.ts";
import { selectRows } from "./select-rows.ts";
import { RestError, truncate } from "./rest-error.ts";

interface RestOptions {
  database: Database;
  keys: ApiKeys;
  /** Operator's settings the SQL may read as `current_setting('app.settings.<name>', true)`. */
  settings: Record<string, string>;
  verifyAccessToken: VerifyAccessToken;
}

interface Environment {
  Variables: { principal: Principal };
}

type Handler = (exchange: RequestContext, relation: Relation) => Promise<Response>;

/** The handler of each method on a table. */
const handlers = new Map<string, Handler>([
  ["GET", selectRows],
  ["HEAD", selectRows],
  ["POST", insertRows],
  ["PATCH", updateRows],
  ["DELETE", deleteRows],
]);

/**
 * PostgREST's protocol over every table, view and function of the schema `public`; paths are relative to `/rest/v1`.
 * The database decides who may do what: each request is one transaction as the principal of its token.
 */
export function createRest({ database, keys, settings, verifyAccessToken }: RestOptions) {
  const dependencies = { database, settings, schemaCache: new SchemaCache(database) };
  const rest = new Hono<Environment>();
  rest.onError(toErrorResponse);

  rest.use(async (c, next) => {
    refuseLongQuery(c.req.url);
    c.set("principal", await authenticateRequest(c.req.raw.headers, keys, verifyAccessToken));
    await next();
  });
  const limitBody = bodyLimit({ maxSize: limits.bodyBytes, onError: refuseBody });
  const limitAnonymousBody = bodyLimit({ maxSize: limits.anonymousBodyBytes, onError: refuseBody });
  rest.use((c, next) => (c.var.principal.role === "anon" ? limitAnonymousBody : limitBody)(c, next));

  rest.all("/rpc/:name", async (c) => {
    const { method } = c.req.raw;
    if (method === "OPTIONS") return allowMethods("OPTIONS,GET,HEAD,POST");
    if (!["GET", "HEAD", "POST"].includes(method)) {
      throw new RestError(405, "PGRST101", `Cannot use the ${method} method on RPC`);
    }
    return callFunction(createRequestContext(dependencies, c.req.raw, c.var.principal), c.req.param("name"));
  });
  rest.all("/:name", async (c) => {
    const { method } = c.req.raw;
    if (method === "OPTIONS") return allowMethods(["OPTIONS", ...handlers.keys()].join(","));
    const handle = handlers.get(method);
    if (!handle) throw new RestError(405, "PGRST117", `Unsupported HTTP method: ${method}`);
    const requestContext = createRequestContext(dependencies, c.req.raw, c.var.principal);
    const name = c.req.param("name");
    const relation = await dependencies.schemaCache.findRelation(name);
    // No hint with a similar name: it would reveal which tables exist.
    if (!relation)
      throw new RestError(404, "PGRST205", `Could not find the table 'public.${name}' in the schema cache`);
    noteRoute({ route: `/rest/v1/${relation.name}` });
    return handle(requestContext, relation);
  });
  rest.all("*", (c) => {
    if (/^\/rest\/v1\/?$/.test(c.req.path))
      throw new RestError(404, "PGRST126", "Root endpoint metadata is disabled");
    throw new RestError(404, "PGRST125", "Invalid path specified in request URL");
  });
  return rest;
}

function allowMethods(methods: string): Response {
  return new Response(null, { headers: { Allow: methods } });
}

function refuseLongQuery(url: string): void {
  const query = url.indexOf("?");
  if (query !== -1 && url.length - query > limits.queryBytes) {
    throw new RestError(414, "54000", `A query string may be ${limits.queryBytes} bytes long`);
  }
}

function refuseBody(): never {
  // What is left of the body is not read, so the connection cannot serve another request.
  throw new RestError(413, "PGRST102", `Request body too large (max ${limits.bodyBytes} bytes)`, {
    headers: { Connection: "close" },
  });
}

function toErrorResponse(error: Error, c: Context<Environment>): Response {
  if (error instanceof RestError) return error.toResponse();
  const restError = toRestError(error, c.get("principal")?.role ?? "anon");
  if (restError === undefined || restError.status >= 500) {
    const { method, path } = c.req;
    log("rest.failed", { method, path: truncate(path), ...describeError(error) });
  }
  return (restError ?? internalError()).toResponse();
}

/** With the id of the request, by which the operator finds its line in the log. */
function internalError(): RestError {
  const id = currentRequest()?.id;
  return new RestError(500, "PGRSTX00", "Internal server error", { details: id && `Request ${id}` });
}
