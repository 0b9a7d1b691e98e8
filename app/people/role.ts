import { authClient } from "../backend/auth.ts";
import { database } from "../backend/database.ts";
import { type Refusal, refusalOf } from "../backend/refusal.ts";
import { endSession } from "../backend/session.ts";

export type RoleCheck =
  | { outcome: "admin" }
  | { outcome: "not_admin" }
  | { outcome: "refused"; refusal: Refusal };

/** Codes of an account or a session that is no more, whatever its token still says. */
const goneCodes = ["session_not_found", "session_expired", "user_not_found", "user_banned", "bad_jwt"];

/** Asks whether this account is an admin. Never rejects. A session that was closed elsewhere is closed here too. */
export async function checkRole(userId: string): Promise<RoleCheck> {
  const account = await authClient().getUser();
  if (account.error) return refuse(account.error);

  const { error } = await database()
    .from("user_roles")
    .select("role")
    .eq("user_id", userId)
    .eq("role", "admin")
    .single();
  if (!error) return { outcome: "admin" };
  return error.code === "PGRST116" ? { outcome: "not_admin" } : refuse(error);
}

async function refuse(error: unknown): Promise<RoleCheck> {
  console.error("The admin role could not be checked", error);
  const refusal = refusalOf(error);
  if (goneCodes.includes(refusal.code)) await endSession();
  return { outcome: "refused", refusal };
}
