import { database } from "../backend/database.ts";
import type { Reply } from "../backend/question.ts";
import { type Refusal, refusalOf } from "../backend/refusal.ts";
import type { Inquiry } from "../backend/schema.ts";
import { checkRole } from "../people/role.ts";

export type AccessSample = Pick<Inquiry, "id" | "name" | "email" | "type" | "created_at">;

export type AccessAnswer =
  | { outcome: "retrieved"; sample: AccessSample[] }
  /** Without a refusal, the policies hid every row. */
  | { outcome: "denied"; refusal?: Refusal };

/** Asks for up to 5 inquiries as this account, or as a visitor. Never rejects. */
export async function testAccess(userId: string | undefined): Promise<Reply<AccessAnswer>> {
  const { data, error, status } = await database()
    .from("inquiries")
    .select("id,name,email,type,created_at")
    .limit(5);
  if (error) {
    const refusal = refusalOf(error, status);
    const isDenial = refusal.code === "42501";
    return isDenial ? { answer: { outcome: "denied", refusal } } : { refusal };
  }
  if (data.length > 0 || userId === undefined) return { answer: { outcome: "retrieved", sample: data } };
  return tellHiddenFromNone(userId);
}

/** An account the policies hide everything from is answered like an admin for whom nothing was sent yet. */
async function tellHiddenFromNone(userId: string): Promise<Reply<AccessAnswer>> {
  const check = await checkRole(userId);
  if (check.outcome === "refused") return { refusal: check.refusal };
  if (check.outcome === "not_admin") return { answer: { outcome: "denied" } };
  return { answer: { outcome: "retrieved", sample: [] } };
}
