import { FunctionsHttpError } from "@supabase/functions-js";
import { functionsClient } from "../../backend/functions-client.ts";
import type { EmailQuestion, FormError, Problems } from "../fields.ts";
import type { Received } from "../submission.ts";

export type SendResult =
  | { received: Received; problems?: never }
  | { received?: never; problems: Problems; question?: EmailQuestion; formError?: FormError };

/** Sends an inquiry. Never rejects. */
export async function sendInquiry(
  payload: Record<string, unknown>,
  idempotencyKey: string,
): Promise<SendResult> {
  // Since the page was opened, however late this script came.
  const body = { ...payload, elapsed: Math.round(performance.now()) };
  const { data, error } = await functionsClient().invoke<Received>("submit-inquiry", {
    body,
    headers: { "Idempotency-Key": idempotencyKey },
  });
  // The client passes on the response unparsed and untyped.
  const refusal = error instanceof FunctionsHttpError ? (error.context as Response) : undefined;
  return data && !error ? { received: data } : toProblems(refusal);
}

/** Without a response there was no connection. */
async function toProblems(refusal: Response | undefined): Promise<SendResult> {
  if (!refusal) return { problems: {}, formError: navigator.onLine ? "server" : "offline" };
  if (refusal.status === 422) {
    // Our function's own answer.
    const { problems, question } = (await refusal.json()) as { problems: Problems; question?: EmailQuestion };
    return { problems, ...(question && { question }) };
  }
  const formError = refusal.status === 429 ? "too_many" : refusal.status === 413 ? "too_large" : "server";
  return { problems: {}, formError };
}
