import { databaseClient } from "../backend/database-client.ts";
import type { ApiResult } from "../backend/query.ts";
import { type ApiError, toApiError } from "../backend/api-error.ts";
import type { Inquiry } from "../backend/inquiry-rows.ts";
import { fetchRole } from "../auth/role.ts";

export type AccessSample = Pick<Inquiry, "id" | "name" | "email" | "type" | "created_at">;

export type AccessTestResult =
  | { outcome: "retrieved"; sample: AccessSample[] }
  /** Without an error, row-level security hid every row. */
  | { outcome: "denied"; error?: ApiError };

/** Asks for up to 5 inquiries as this account, or as a visitor. Never rejects. */
export async function testAccess(userId: string | undefined): Promise<ApiResult<AccessTestResult>> {
  const { data, error, status } = await databaseClient()
    .from("inquiries")
    .select("id,name,email,type,created_at")
    .limit(5);
  if (error) {
    const apiError = toApiError(error, status);
    const isDenial = apiError.code === "42501";
    return isDenial ? { data: { outcome: "denied", error: apiError } } : { error: apiError };
  }
  if (data.length > 0 || userId === undefined) return { data: { outcome: "retrieved", sample: data } };
  return distinguishHiddenFromEmpty(userId);
}

/** No rows: either row-level security hides them from this account, or it is of staff and there are no inquiries yet. */
async function distinguishHiddenFromEmpty(userId: string): Promise<ApiResult<AccessTestResult>> {
  const { data: role, error } = await fetchRole(userId);
  if (error) return { error };
  return { data: role ? { outcome: "retrieved", sample: [] } : { outcome: "denied" } };
}
