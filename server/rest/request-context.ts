import type { Principal } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import type { SchemaCache } from "./schema-cache.ts";
import { limits } from "./limits.ts";
import { type Preferences, parsePreferences } from "./preferences.ts";
import { tooComplex } from "./rest-error.ts";
import { negotiateRepresentation, chooseSchema, type Representation } from "./representation.ts";

/** Shared by all requests. */
export interface RestDependencies {
  database: Database;
  schemaCache: SchemaCache;
  /** Operator's settings the SQL may read. */
  settings: Record<string, string>;
}

/** One request whose sender is authenticated and whose headers are parsed. */
export interface RequestContext extends RestDependencies {
  request: Request;
  parameters: URLSearchParams;
  principal: Principal;
  preferences: Preferences;
  representation: Representation;
  /** Headers that confirm the schema, when one was named. */
  profile: Record<string, string>;
}

/** Parses the headers of `request`. Throws a RestError for invalid ones. */
export function createRequestContext(
  dependencies: RestDependencies,
  request: Request,
  principal: Principal,
): RequestContext {
  const { headers, method } = request;
  const isRead = method === "GET" || method === "HEAD";
  return {
    ...dependencies,
    request,
    parameters: parseSearchParams(request.url),
    principal,
    preferences: parsePreferences(headers.get("prefer")),
    representation: negotiateRepresentation(headers.get("accept")),
    profile: chooseSchema(headers.get(isRead ? "accept-profile" : "content-profile")),
  };
}

function parseSearchParams(address: string): URLSearchParams {
  const { search, searchParams } = new URL(address);
  if (search.split("&", limits.queryParameters + 1).length > limits.queryParameters) {
    throw tooComplex(`An address may have ${limits.queryParameters} parameters`);
  }
  return searchParams;
}
