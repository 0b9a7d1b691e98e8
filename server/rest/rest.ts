import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Person } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { log } from "../log.ts";
import { callFunction } from "./call-function.ts";
import { Catalogue, type Relation } from "./catalogue.ts";
import { deleteRows, updateRows } from "./change-rows.ts";
import { explainRefusal } from "./database-refusal.ts";
import { type Exchange, openExchange } from "./exchange.ts";
import { identifyPerson, type VerifyAccessToken } from "./identify-person.ts";
import { insertRows } from "./insert-rows.ts";
import { limits } from "./limits.ts";
import { readRows } from "./read-rows.ts";
import { RestError, shorten } from "./rest-error.ts";

interface RestOptions {
  database: Database;
  publishableKey: string;
  /** Operator's settings the SQL may read as `current_setting('app.settings.<name>', true)`. */
  settings: Record<string, string>;
  verifyAccessToken: VerifyAccessToken;
}

interface Environment {
  Variables: { person: Person };
}

type Action = (exchange: Exchange, relation: Relation) => Promise<Response>;

/** How a table answers each method. */
const actions = new Map<string, Action>([
  ["GET", readRows],
  ["HEAD", readRows],
  ["POST", insertRows],
  ["PATCH", updateRows],
  ["DELETE", deleteRows],
]);

/**
 * PostgREST's protocol over every table, view and function of the schema `public`; paths are relative to `/rest/v1`.
 * Who may do what is the database's to say: each request is one transaction as the person its token names.
 */
export function createRest({ database, publishableKey, settings, verifyAccessToken }: RestOptions) {
  const backend = { database, settings, catalogue: new Catalogue(database) };
  const rest = new Hono<Environment>();
  rest.onError(refuse);

  rest.use(async (c, next) => {
    refuseLongAddress(c.req.url);
    c.set(
      "person",
      await identifyPerson(c.req.header("authorization") ?? null, publishableKey, verifyAccessToken),
    );
    await next();
  });
  const boundBody = bodyLimit({ maxSize: limits.bodyBytes, onError: refuseBody });
  const boundAnonymousBody = bodyLimit({ maxSize: limits.anonymousBodyBytes, onError: refuseBody });
  rest.use((c, next) => (c.var.person.role === "anon" ? boundAnonymousBody : boundBody)(c, next));

  rest.all("/rpc/:name", async (c) => {
    const { method } = c.req.raw;
    if (method === "OPTIONS") return allow("OPTIONS,GET,HEAD,POST");
    if (!["GET", "HEAD", "POST"].includes(method)) {
      throw new RestError(405, "PGRST101", `Cannot use the ${method} method on RPC`);
    }
    return callFunction(openExchange(backend, c.req.raw, c.var.person), c.req.param("name"));
  });
  rest.all("/:name", async (c) => {
    const { method } = c.req.raw;
    if (method === "OPTIONS") return allow(["OPTIONS", ...actions.keys()].join(","));
    const act = actions.get(method);
    if (!act) throw new RestError(405, "PGRST117", `Unsupported HTTP method: ${method}`);
    const exchange = openExchange(backend, c.req.raw, c.var.person);
    const name = c.req.param("name");
    const relation = await backend.catalogue.findRelation(name);
    // No hint with a similar name: a stranger need not learn which tables there are.
    if (!relation)
      throw new RestError(404, "PGRST205", `Could not find the table 'public.${name}' in the schema cache`);
    return act(exchange, relation);
  });
  rest.all("*", () => {
    throw new RestError(404, "PGRST125", "Invalid path specified in request URL");
  });
  return rest;
}

function allow(methods: string): Response {
  return new Response(null, { headers: { Allow: methods } });
}

function refuseLongAddress(address: string): void {
  const query = address.indexOf("?");
  if (query !== -1 && address.length - query > limits.queryBytes) {
    throw new RestError(414, "54000", `A query string may be ${limits.queryBytes} bytes long`);
  }
}

function refuseBody(): never {
  // What is left of the body is not read, so the connection cannot serve another request.
  throw new RestError(413, "PGRST102", `Request body too large (max ${limits.bodyBytes} bytes)`, {
    headers: { Connection: "close" },
  });
}

function refuse(error: Error, c: Context<Environment>): Response {
  if (error instanceof RestError) return error.toResponse();
  const refusal = explainRefusal(error, c.get("person")?.role ?? "anon");
  if (refusal === undefined || refusal.status >= 500) {
    const { method, path } = c.req;
    log("rest.failed", { method, path: shorten(path), error: shorten(error.message) });
  }
  return (refusal ?? new RestError(500, "PGRSTX00", "Internal server error")).toResponse();
}
