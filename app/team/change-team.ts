import { databaseClient, toResult } from "../backend/database-client.ts";
import { invokeFunction } from "../backend/invoke-function.ts";
import type { ApiResult } from "../backend/query.ts";
import type { Database } from "../backend/schema.ts";
import type { StaffRole } from "../backend/staff-rows.ts";
import type { Locale } from "../i18n/text.ts";

type Functions = Database["public"]["Functions"];
type TeamFunction = "grant_admin" | "revoke_admin" | "ban_account" | "unban_account" | "revoke_invitation";

/** Calls one of the functions that change the team. Never rejects. */
export async function changeTeam<Name extends TeamFunction>(
  name: Name,
  parameters: Functions[Name]["Args"],
): Promise<ApiResult<boolean>> {
  const { data, error } = toResult<unknown>(await databaseClient().rpc(name, parameters));
  return error ? { error } : { data: Boolean(data) };
}

/** Invites an address, or once more, and has the link mailed. Never rejects. */
export async function sendInvitation(
  email: string,
  locale: Locale,
  role: StaffRole,
): Promise<ApiResult<boolean>> {
  const { error } = await invokeFunction("invite", { email, locale, new_role: role });
  return error ? { error } : { data: true };
}
