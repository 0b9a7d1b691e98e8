import { parseAccept } from "hono/utils/accept";
import type { Principal } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import type { SchemaCache } from "./schema-cache.ts";
import { limits } from "./limits.ts";
import { parseQuery } from "./parse-query.ts";
import { notOffered, RestError, tooComplex } from "./rest-error.ts";

/** Shared by all requests. */
export interface RestDependencies {
  database: Database;
  schemaCache: SchemaCache;
  /** Called after a function that may write. */
  onWrite: () => void;
}

/** One request whose sender is authenticated and whose headers and query are parsed. */
export type RequestContext = ReturnType<typeof createRequestContext>;

export const listType = "application/json";
export const objectType = "application/vnd.pgrst.object+json";

/** Parses headers and query of `request`. Throws a RestError for those that ask for what is not offered. */
export function createRequestContext(dependencies: RestDependencies, request: Request, principal: Principal) {
  const { headers } = request;
  if (headers.has("range")) throw notOffered("Rows are chosen by limit and offset, not by the header Range.");
  checkSchema(headers.get("accept-profile") ?? headers.get("content-profile"));
  return {
    ...dependencies,
    request,
    query: parseQuery(parseSearchParams(request.url)),
    principal,
    /** How many rows there are in all, beside those of the page. */
    wantsCount: parsePreferences(headers.get("prefer")).includes("count=exact"),
    /** Exactly one object, not a list. */
    isSingular: negotiateType(headers.get("accept")) === objectType,
  };
}

function checkSchema(schema: string | null): void {
  if (schema === null || schema === "public") return;
  const hint = "Only the following schemas are exposed: public";
  throw new RestError(406, "PGRST106", `Invalid schema: ${schema}`, { hint });
}

function parseSearchParams(address: string): URLSearchParams {
  const { search, searchParams } = new URL(address);
  if (search.length > limits.queryBytes)
    throw new RestError(414, "54000", `A query string may be ${limits.queryBytes} bytes long`);
  if (search.split("&", limits.queryParameters + 1).length > limits.queryParameters) {
    throw tooComplex(`An address may have ${limits.queryParameters} parameters`);
  }
  return searchParams;
}

/** The client asks for `return=representation` with every `select` of a call: rows come anyway. */
function parsePreferences(header: string | null): string[] {
  const preferences = (header ?? "").split(",").map((preference) => preference.trim());
  for (const preference of preferences)
    if (!["count=exact", "return=representation", ""].includes(preference))
      throw notOffered(`The preference ${preference} is not implemented.`);
  return preferences;
}

/** Chooses by `Accept`. Throws 406 PGRST107 when none of its types is available. */
function negotiateType(accept: string | null): string {
  if (!accept?.trim()) return listType;
  for (const { type, params } of parseAccept(accept)) {
    if (type === objectType && params["nulls"] === undefined) return objectType;
    if ([listType, "application/*", "*/*"].includes(type)) return listType;
  }
  throw new RestError(406, "PGRST107", `None of these media types are available: ${accept}`);
}
