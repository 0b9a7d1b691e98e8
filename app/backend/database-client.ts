import { PostgrestClient, type PostgrestSingleResponse } from "@supabase/postgrest-js";
import { toApiError } from "./errors/api-error.ts";
import { readErrorCode } from "./auth-client.ts";
import { fetchWithSession } from "./fetch-with-session.ts";
import { isUnknownToDatabase, reportOutdatedPage } from "./outdated-page.ts";
import type { ApiResult } from "./query.ts";
import { apiHeaders, apiOrigin } from "./api-origin.ts";
import type { Database } from "./schema.ts";

let client: PostgrestClient<Database> | undefined;

/**
 * The official database client, made on first use. Every call runs as the signed-in account, or as a visitor. Its own retries
 * are off: they take seconds of which the page knows nothing, and queries are asked again in sight.
 */
export function databaseClient(): PostgrestClient<Database> {
  client ??= new PostgrestClient<Database>(`${apiOrigin()}/rest/v1`, {
    headers: apiHeaders(),
    fetch: fetchTellingRefusals,
    retry: false,
  });
  return client;
}

/** What the database answers, as a result. */
export function toResult<Data>({ data, error, status }: PostgrestSingleResponse<Data>): ApiResult<Data> {
  return error ? { error: toApiError(error, status) } : { data };
}

/** Several answers as one result: all their data, or the first error. */
export function toResults<Data extends unknown[]>(
  responses: [...{ [Index in keyof Data]: PostgrestSingleResponse<Data[Index]> }],
): ApiResult<Data> {
  const failed = responses.find(({ error }) => error);
  if (failed) return { error: toApiError(failed.error, failed.status) };
  // None of them is the answer to a failure.
  return { data: responses.map(({ data }) => data) as Data };
}

async function fetchTellingRefusals(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetchWithSession(input, init);
  // A signed-in account is refused with 403, a visitor with 401.
  if (![400, 403, 404].includes(response.status)) return response;
  const code = await readErrorCode(response);
  if (isUnknownToDatabase(code)) reportOutdatedPage();
  if (code === insufficientPrivilege) refusals.dispatchEvent(new Event("refused"));
  return response;
}

/** What the account may not do, or may not do any more. */
const insufficientPrivilege = "42501";

const refusals = new EventTarget();

/** Calls `listener` when the database refuses something for want of a role. Returns how to stop that. */
export function onAccessRefused(listener: () => void): () => void {
  refusals.addEventListener("refused", listener);
  return () => refusals.removeEventListener("refused", listener);
}
