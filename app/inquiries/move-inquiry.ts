import { database } from "../backend/database.ts";
import { type Refusal, refusalOf } from "../backend/refusal.ts";
import type { Inquiry } from "../backend/schema.ts";

/** Moves an inquiry to spam, or back among the new ones. Answers why it was not done, if it was not. Never rejects. */
export async function moveInquiry({ id }: Inquiry, status: "new" | "spam"): Promise<Refusal | undefined> {
  const {
    data,
    error,
    status: answered,
  } = await database().from("inquiries").update({ status }).eq("id", id).select("id");
  if (error) return refusalOf(error, answered);
  // Row security hides what may not be changed, and says nothing.
  return data.length === 0 ? refusalOf({ code: "42501", message: "permission denied" }) : undefined;
}
