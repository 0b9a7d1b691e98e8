import { FunctionsHttpError } from "@supabase/functions-js";
import { functionsClient } from "../../backend/functions-client.ts";
import type { EmailQuestion, FormError, Problems } from "../fields.ts";
import type { Received } from "../submission.ts";

export type SendResult =
  | { received: Received; problems?: never }
  | { received?: never; problems: Problems; question?: EmailQuestion; formError?: FormError };

/** Sends an inquiry, and once more with a proof of work where the server asks for one. Never rejects. */
export async function sendInquiry(
  payload: Record<string, unknown>,
  idempotencyKey: string,
): Promise<SendResult> {
  // Since the page was opened, however late this script came.
  const body = { ...payload, elapsed: Math.round(performance.now()) };
  const { received, refusal, status } = await invoke({ ...body, canProve }, idempotencyKey);
  if (received) return { received };
  if (status === 428) return sendWithProof(body, idempotencyKey, await refusal?.json());
  return toProblems(refusal);
}

/** Deriving keys needs a secure context. */
const canProve = globalThis.crypto?.subtle !== undefined;

async function sendWithProof(body: Record<string, unknown>, idempotencyKey: string, asked: unknown) {
  // Without a proof the inquiry is doubtful, and kept.
  const proof = await import("./solve-proof-challenge.ts")
    .then(({ solveProofChallenge }) => solveProofChallenge(asked))
    .catch(() => undefined);
  const { received, refusal } = await invoke({ ...body, proof }, idempotencyKey);
  return received ? { received } : toProblems(refusal);
}

async function invoke(body: Record<string, unknown>, idempotencyKey: string) {
  const { data, error } = await functionsClient().invoke<Received>("submit-inquiry", {
    body,
    headers: { "Idempotency-Key": idempotencyKey },
  });
  // The client passes on the response unparsed and untyped.
  const refusal = error instanceof FunctionsHttpError ? (error.context as Response) : undefined;
  return { received: error ? undefined : (data ?? undefined), refusal, status: refusal?.status };
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
