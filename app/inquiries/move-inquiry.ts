import { databaseClient } from "../backend/database-client.ts";
import { type ApiError, toApiError } from "../backend/api-error.ts";
import type { Inquiry } from "../backend/schema.ts";

/** Moves an inquiry to spam, or back among the new ones. Answers why it was not done, if it was not. Never rejects. */
export async function moveInquiry({ id }: Inquiry, status: "new" | "spam"): Promise<ApiError | undefined> {
  const {
    data,
    error,
    status: answered,
  } = await databaseClient().from("inquiries").update({ status }).eq("id", id).select("id");
  if (error) return toApiError(error, answered);
  // Row security hides what may not be changed, and says nothing.
  return data.length === 0 ? toApiError({ code: "42501", message: "permission denied" }) : undefined;
}
