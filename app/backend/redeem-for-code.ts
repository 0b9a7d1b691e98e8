import type { ApiResult } from "./query.ts";
import { toApiError } from "./api-error.ts";
import { supabaseHeaders, supabaseUrl } from "./supabase-project.ts";

/**
 * Redeems a PKCE client's link for the code that this client exchanges; the official client has no call for it. An empty code:
 * the other mailbox has to agree first. Never rejects.
 */
export async function redeemForCode(type: string, tokenHash: string): Promise<ApiResult<string>> {
  try {
    const response = await fetch(`${supabaseUrl()}/auth/v1/verify`, {
      method: "POST",
      headers: {
        ...supabaseHeaders(),
        "Content-Type": "application/json",
        "X-Supabase-Api-Version": "2024-01-01",
      },
      body: JSON.stringify({ type, token_hash: tokenHash }),
    });
    const body: unknown = await response.json();
    const hasCode = typeof body === "object" && body !== null && "auth_code" in body;
    if (!response.ok) return { error: toApiError(body, response.status) };
    return { data: hasCode ? String(body.auth_code) : "" };
  } catch (error) {
    return { error: toApiError(error) };
  }
}
