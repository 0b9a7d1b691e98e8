import { toApiError } from "../../backend/api-error.ts";
import { databaseClient } from "../../backend/database-client.ts";
import type { ApiResult } from "../../backend/query.ts";
import type { SessionRow } from "../../backend/staff-rows.ts";

/** The sessions of who is signed in, last used first. Never rejects; a failure is logged too. */
export async function fetchSessions(): Promise<ApiResult<SessionRow[]>> {
  const { data, error, status } = await databaseClient().rpc("list_sessions");
  if (!error) return { data };
  console.error("The sessions could not be loaded", error);
  return { error: toApiError(error, status) };
}

/** Ends one of them. One that has ended meanwhile counts as ended. Never rejects. */
export async function endSessionById(id: string): Promise<ApiResult<boolean>> {
  const { data, error, status } = await databaseClient().rpc("end_session", { session_id: id });
  return error ? { error: toApiError(error, status) } : { data };
}
