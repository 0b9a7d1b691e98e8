import { authClient } from "../backend/auth-client.ts";
import { databaseClient } from "../backend/database-client.ts";
import { toApiError } from "../backend/errors/api-error.ts";
import type { ApiResult } from "../backend/query.ts";
import type { StaffRole } from "../backend/staff-rows.ts";
import { endSession } from "../backend/session.ts";

/** The query of what the signed-in account may do. */
export const accessKey = ["access"];

/** Codes of an account or a session that no longer exists, though its token is still valid. */
const endedSessionCodes = ["session_not_found", "user_not_found", "user_banned", "bad_jwt"];

/** Asks for the role of this account, null for none. Never rejects. A session that was closed elsewhere is closed here too. */
export async function fetchRole(userId: string): Promise<ApiResult<StaffRole | null>> {
  const account = await authClient().getUser();
  if (account.error) return failRoleCheck(account.error);

  const { data, error } = await databaseClient()
    .from("user_roles")
    .select("role")
    .eq("user_id", userId)
    .single();
  if (!error) return { data: data.role };
  return error.code === "PGRST116" ? { data: null } : failRoleCheck(error);
}

async function failRoleCheck(error: unknown): Promise<ApiResult<never>> {
  const apiError = toApiError(error);
  if (endedSessionCodes.includes(apiError.code)) await endSession();
  return { error: apiError };
}
