import type { Person } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import type { Catalogue } from "./catalogue.ts";
import { limits } from "./limits.ts";
import { type Preferences, readPreferences } from "./preferences.ts";
import { tooComplex } from "./rest-error.ts";
import { chooseRepresentation, chooseSchema, type Representation } from "./representation.ts";

/** What every request is answered with. */
export interface Backend {
  database: Database;
  catalogue: Catalogue;
  /** Operator's settings the SQL may read. */
  settings: Record<string, string>;
}

/** One request whose sender is known and whose headers are read. */
export interface Exchange extends Backend {
  request: Request;
  parameters: URLSearchParams;
  person: Person;
  preferences: Preferences;
  representation: Representation;
  /** Headers that confirm the schema, when one was named. */
  profile: Record<string, string>;
}

/** Reads the headers of `request`. Throws a RestError for what they may not ask. */
export function openExchange(backend: Backend, request: Request, person: Person): Exchange {
  const { headers, method } = request;
  const reads = method === "GET" || method === "HEAD";
  return {
    ...backend,
    request,
    parameters: readParameters(request.url),
    person,
    preferences: readPreferences(headers.get("prefer")),
    representation: chooseRepresentation(headers.get("accept")),
    profile: chooseSchema(headers.get(reads ? "accept-profile" : "content-profile")),
  };
}

function readParameters(address: string): URLSearchParams {
  const { search, searchParams } = new URL(address);
  if (search.split("&", limits.queryParameters + 1).length > limits.queryParameters) {
    throw tooComplex(`An address may have ${limits.queryParameters} parameters`);
  }
  return searchParams;
}
