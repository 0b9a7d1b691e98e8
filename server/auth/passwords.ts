import { availableParallelism } from "node:os";
import { hash, verify, type Options } from "@node-rs/argon2";
import pLimit from "p-limit";
import { tooManyRequests } from "./rate-limits.ts";
import { isTooLong } from "./password-strength.ts";

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
export const argon2Options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More in parallel would only slow each down; a longer queue would make users wait for seconds. */
const queue = pLimit(Math.min(4, availableParallelism()));
const maxPending = 64;

/** A hash that no password matches: verifying against it takes as long as against a real one. */
const dummyHash = hash(crypto.randomUUID(), argon2Options);

/** Hashes a new password. Throws an AuthApiError (429) when the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  return runQueued(() => hash(normalizePassword(password), argon2Options));
}

/**
 * Verifies a password against a stored hash, or against none in the same time. One that is too long is wrong without any work,
 * whatever the account. Throws as `hashPassword`.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  if (isTooLong(password)) return false;
  const expected = stored ?? (await dummyHash);
  const matches = await runQueued(() => verify(expected, normalizePassword(password)));
  return matches && expected === stored;
}

function runQueued<Result>(argon2: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= maxPending) throw tooManyRequests(2);
  return queue(argon2);
}

/** The same text typed on another keyboard or system is the same password; see docs/decisions/passwords.md. */
function normalizePassword(password: string): string {
  return password.normalize("NFKC");
}
