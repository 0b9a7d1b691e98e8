import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Piscina } from "piscina";
import { isTooLong } from "./password-strength.ts";

/** All cores but one, which is for everything else. */
export const maxThreads = Math.min(4, Math.max(1, availableParallelism() - 1));

/** The next password is there when one is done, so that a thread never waits for the one that answers requests. */
export const tasksPerThread = 2;

/** Threads that give way to the one that answers requests: however many sign in, pages and reads do not wait. */
const threads = new Piscina({
  filename: join(import.meta.dirname, "password-thread.ts"),
  minThreads: 0,
  maxThreads,
  idleTimeout: 60_000,
  niceIncrement: 10,
  concurrentTasksPerWorker: tasksPerThread,
});

/** A hash that no password matches: verifying against it takes as long as against a real one. Made at the first need. */
let dummyHash: Promise<string> | undefined;

/** Hashes a new password. For a request: in the queue of hash-queue.ts. */
export async function hashPassword(password: string): Promise<string> {
  return threads.run(normalizePassword(password), { name: "hash" });
}

/**
 * Verifies a password against a stored hash, or against none in the same time. One that is too long is wrong without any work,
 * whatever the account. For a request: in the queue, too.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  if (isTooLong(password)) return false;
  // Also where it is not needed: the first verification takes longer, and must not tell whether there is an account.
  const dummy = await (dummyHash ??= threads.run(crypto.randomUUID(), { name: "hash" }));
  const expected = stored ?? dummy;
  const task = { password: normalizePassword(password), expected };
  const matches: boolean = await threads.run(task, { name: "verify" });
  return matches && expected === stored;
}

/** The same text typed on another keyboard or system is the same password; see docs/decisions/accounts.md. */
function normalizePassword(password: string): string {
  return password.normalize("NFKC");
}
