import { databaseClient } from "../backend/database-client.ts";
import type { ApiResult } from "../backend/query.ts";
import { toApiError } from "../backend/api-error.ts";
import { checkRole } from "../auth/role.ts";

/** What the signed-in account may do here: `may_become_admin` as long as nobody is admin. */
export type Access = "admin" | "may_become_admin" | "not_admin";

/** Asks the database. Never rejects. */
export async function checkAccess(userId: string): Promise<ApiResult<Access>> {
  const check = await checkRole(userId);
  if (check.outcome === "refused") return { error: check.error };
  if (check.outcome === "admin") return { data: "admin" };
  const { data: adminExists, error, status } = await databaseClient().rpc("admin_exists", {}, { get: true });
  if (error) return { error: toApiError(error, status) };
  return { data: adminExists ? "not_admin" : "may_become_admin" };
}
