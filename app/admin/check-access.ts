import { databaseClient } from "../backend/database-client.ts";
import type { ApiResult } from "../backend/query.ts";
import { toApiError } from "../backend/api-error.ts";
import { checkRole } from "../auth/role.ts";

/**
 * What the signed-in account may do here: `may_become_admin` as long as nobody is admin; an admin without the second factor that
 * the operator demands may do nothing yet.
 */
export type Access = "admin" | "needs_second_factor" | "may_become_admin" | "not_admin";

/** Asks the database. An invitation of the account is accepted here, at whatever sign-in it finds it. Never rejects. */
export async function checkAccess(userId: string): Promise<ApiResult<Access>> {
  const check = await checkRole(userId);
  if (check.outcome === "refused") return { error: check.error };
  if (check.outcome === "admin") return checkSecondFactor();
  const accepted = await databaseClient().rpc("accept_invitation");
  if (accepted.error) return { error: toApiError(accepted.error, accepted.status) };
  if (accepted.data) return checkSecondFactor();
  const { data: adminExists, error, status } = await databaseClient().rpc("admin_exists", {}, { get: true });
  if (error) return { error: toApiError(error, status) };
  return { data: adminExists ? "not_admin" : "may_become_admin" };
}

async function checkSecondFactor(): Promise<ApiResult<Access>> {
  const { data, error, status } = await databaseClient().rpc("needs_second_factor", {}, { get: true });
  if (error) return { error: toApiError(error, status) };
  return { data: data ? "needs_second_factor" : "admin" };
}
