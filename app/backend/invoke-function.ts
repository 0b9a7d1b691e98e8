import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import { type ApiError, toApiError } from "./errors/api-error.ts";
import { fetchWithSession } from "./fetch-with-session.ts";
import { apiHeaders, apiOrigin } from "./api-origin.ts";

export interface FunctionAnswer {
  /** What a failed call answered, too. */
  body: unknown;
  error?: ApiError;
}

/** Calls one of our HTTP functions as the signed-in account. Never rejects. */
export async function invokeFunction(
  name: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<FunctionAnswer> {
  const client = new FunctionsClient(`${apiOrigin()}/functions/v1`, {
    headers: apiHeaders(),
    customFetch: fetchWithSession,
  });
  const { data, error } = await client.invoke<unknown>(name, { body, headers });
  if (!error) return { body: data };
  // The library types `context` as any; for an answer that is an error it is the response, else what fetch threw.
  const context: unknown = error.context;
  if (!(error instanceof FunctionsHttpError && context instanceof Response))
    return { body: undefined, error: toApiError(context) };
  const answer: unknown = await context.json().catch(() => undefined);
  return { body: answer, error: toApiError(answer, context.status === 503 ? 503 : undefined) };
}
