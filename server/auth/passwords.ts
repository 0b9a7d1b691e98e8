import { availableParallelism } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { Piscina } from "piscina";
import { wideNetworkOf } from "../http/request-network.ts";
import { tooManyRequests } from "./limits.ts";
import type { Service } from "./service.ts";

/** All cores but one, which is for everything else. */
export const maxThreads = Math.min(4, Math.max(1, availableParallelism() - 1));

/** A thread has its next password at hand, so that it never waits for the thread that answers requests. */
const tasksPerThread = 2;

/** The threads have a lower priority: however many sign in, pages and reads do not wait. */
const threads = new Piscina({
  filename: join(import.meta.dirname, "password-thread.ts"),
  minThreads: 0,
  maxThreads,
  idleTimeout: 60_000,
  niceIncrement: 10,
  concurrentTasksPerWorker: tasksPerThread,
});

export const maxLength = 256;

/** Whether it is too long for a password. This is checked before any work on it. No character is more than two code units. */
export function isTooLong(password: string): boolean {
  return password.length > 2 * maxLength || [...password].length > maxLength;
}

/** A hash that no password matches: verifying against it takes as long as against a real one. Made at the first need. */
let dummyHash: Promise<string> | undefined;

/** Hashes a new password. A request does so in the queue. */
export async function hashPassword(password: string): Promise<string> {
  return threads.run(normalizePassword(password), { name: "hash" });
}

/** Verifies a password against a stored hash, or against none in the same time. A request does so in the queue. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  if (isTooLong(password)) return false;
  // The first verification takes longer, and must not tell whether there is an account.
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

export interface HashSource {
  address: string;
  /** The account, for callers that are known by their session, device or network. Undefined for strangers. */
  knownAs: string | undefined;
}

/** Places of strangers, and as many of known callers: with more, users would wait for seconds. */
export const maxPlaces = 32 * maxThreads;

/** Places of one holder: the network of a stranger, or a known account. */
const maxPlacesPerHolder = 8;

/** The holders of the places that are taken. */
const holders: Record<"known" | "strangers", string[]> = { known: [], strangers: [] };
const runInTurn = pLimit(maxThreads * tasksPerThread);

/** Runs `work`, which hashes passwords, in its turn. Throws 429 without a place; see docs/decisions/limits.md. */
export async function inHashQueue<Result>(
  { config }: Pick<Service, "config">,
  { address, knownAs }: HashSource,
  work: () => Promise<Result>,
): Promise<Result> {
  const places = [{ taken: holders.strangers, holder: wideNetworkOf(address) }];
  if (knownAs !== undefined) places.unshift({ taken: holders.known, holder: knownAs });
  const place = places.find(({ taken, holder }) => hasPlace(taken, holder, config.abuseLimits));
  if (!place) throw tooManyRequests(2);
  const { taken, holder } = place;
  taken.push(holder);
  try {
    return await runInTurn(work);
  } finally {
    taken.splice(taken.indexOf(holder), 1);
  }
}

function hasPlace(taken: string[], holder: string, isLimited: boolean): boolean {
  if (taken.length >= maxPlaces) return false;
  return !isLimited || taken.filter((other) => other === holder).length < maxPlacesPerHolder;
}
