import { availableParallelism } from "node:os";
import { hash, verify, type Options } from "@node-rs/argon2";
import pLimit from "p-limit";
import { tooMany } from "./budgets.ts";
import { isTooLong } from "./password-strength.ts";

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at once would only make each of them slower; more waiting would keep people waiting for seconds. */
const working = pLimit(Math.min(4, availableParallelism()));
const mostWaiting = 64;

/** A hash that no password has: checking against it costs what checking a real one costs. */
const nobodysHash = hash(crypto.randomUUID(), cost);

/** Hashes a new password. Throws a Refusal (429) when too many are waiting. */
export async function hashPassword(password: string): Promise<string> {
  return work(() => hash(normalise(password), cost));
}

/**
 * Checks a password against a stored hash, or against none in the same time. One that is too long for anybody is wrong without
 * any work, whoever's it is said to be. Throws as `hashPassword`.
 */
export async function checkPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  if (isTooLong(password)) return false;
  const against = stored ?? (await nobodysHash);
  const matches = await work(() => verify(against, normalise(password)));
  return matches && against === stored;
}

function work<Result>(argon2: () => Promise<Result>): Promise<Result> {
  if (working.pendingCount >= mostWaiting) throw tooMany(2);
  return working(argon2);
}

/** The same text typed on another keyboard or system is the same password; see docs/decisions/passwords.md. */
function normalise(password: string): string {
  return password.normalize("NFKC");
}
