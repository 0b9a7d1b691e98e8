import { database } from "../backend/database.ts";
import type { Reply } from "../backend/question.ts";
import { refusalOf } from "../backend/refusal.ts";
import { checkRole } from "../people/role.ts";

/** What the signed-in account may do here: `may_become_admin` as long as nobody is admin. */
export type Access = "admin" | "may_become_admin" | "not_admin";

/** Asks the database. Never rejects. */
export async function checkAccess(userId: string): Promise<Reply<Access>> {
  const check = await checkRole(userId);
  if (check.outcome === "refused") return { refusal: check.refusal };
  if (check.outcome === "admin") return { answer: "admin" };
  const { data: adminExists, error, status } = await database().rpc("admin_exists", {}, { get: true });
  if (error) return { refusal: refusalOf(error, status) };
  return { answer: adminExists ? "not_admin" : "may_become_admin" };
}
