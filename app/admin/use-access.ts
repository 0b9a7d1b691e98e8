import { useEffect } from "react";
import { databaseClient, onAccessRefused, toResult } from "../backend/database-client.ts";
import { type ApiResult, queryClient, serverQuery } from "../backend/query.ts";
import type { StaffRole } from "../backend/staff-rows.ts";
import { useQuery, type UseQueryResult } from "../backend/use-query.ts";
import { accessKey, fetchRole } from "../auth/role.ts";
import { teamQuery } from "../staff/team.ts";

/**
 * What the signed-in account may do here: `may_become_admin` as long as nobody is admin; staff without the second factor that the
 * operator demands may do nothing yet.
 */
export type Access = StaffRole | "needs_second_factor" | "may_become_admin" | "not_staff";

/** Asked at first, and again when the database refuses something, as the role may be gone. */
export function useAccess(userId: string): UseQueryResult<Access> {
  useEffect(() => onAccessRefused(askAccess), []);
  return useQuery(serverQuery(accessKey, () => checkAccess(userId)));
}

/** Once, however many calls are refused at a time. */
function askAccess() {
  void queryClient.invalidateQueries({ queryKey: accessKey }, { cancelRefetch: false });
}

/** Asks the database. An invitation of the account is accepted here, at whatever sign-in it finds it. Never rejects. */
async function checkAccess(userId: string): Promise<ApiResult<Access>> {
  const role = await fetchRole(userId);
  if (role.error) return role;
  if (role.data) return checkSecondFactor(role.data);
  const accepted = toResult(await databaseClient().rpc("accept_invitation"));
  if (accepted.error) return accepted;
  if (accepted.data) return checkAccess(userId);
  const adminExists = toResult(await databaseClient().rpc("admin_exists", {}, { get: true }));
  if (adminExists.error) return adminExists;
  return { data: adminExists.data ? "not_staff" : "may_become_admin" };
}

async function checkSecondFactor(role: StaffRole): Promise<ApiResult<Access>> {
  const [response] = await Promise.all([
    databaseClient().rpc("needs_second_factor", {}, { get: true }),
    fetchTeam(),
  ]);
  const needed = toResult(response);
  if (needed.error) return needed;
  return { data: needed.data ? "needs_second_factor" : role };
}

/** All that is shown then names the team. Without the second factor nobody is told it. */
async function fetchTeam() {
  // Another attempt would wait for the call that has no answer.
  await queryClient.cancelQueries({ queryKey: teamQuery.queryKey });
  await queryClient.prefetchQuery({ ...teamQuery, staleTime: 0 });
}
