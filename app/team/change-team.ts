import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import { toApiError } from "../backend/api-error.ts";
import { databaseClient, toResult } from "../backend/database-client.ts";
import { fetchWithSession } from "../backend/fetch-with-session.ts";
import type { ApiResult } from "../backend/query.ts";
import type { Database } from "../backend/schema.ts";
import { supabaseHeaders, supabaseUrl } from "../backend/supabase-project.ts";
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
export async function sendInvitation(email: string, locale: Locale): Promise<ApiResult<boolean>> {
  const client = new FunctionsClient(`${supabaseUrl()}/functions/v1`, {
    headers: supabaseHeaders(),
    customFetch: fetchWithSession,
  });
  const { error } = await client.invoke("invite", { body: { email, locale } });
  if (!error) return { data: true };
  // The library types `context` as any; for an answer that is an error it is the response, else what fetch threw.
  const context: unknown = error.context;
  if (!(error instanceof FunctionsHttpError && context instanceof Response))
    return { error: toApiError(context) };
  const body: unknown = await context.json().catch(() => undefined);
  return { error: toApiError(body, context.status === 503 ? 503 : undefined) };
}
