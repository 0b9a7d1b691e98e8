import pLimit from "p-limit";
import { wideNetworkOf } from "../../http/request-network.ts";
import { maxThreads, tasksPerThread } from "../sign-in/passwords.ts";
import type { Service } from "../service.ts";
import { tooManyRequests } from "../limits.ts";

export interface HashSource {
  address: string;
  /** The account, for callers that are known by their session, device or network. Undefined for strangers. */
  knownAs: string | undefined;
}

/** Hashes of strangers, and as many of known callers, that are made or waited for: with more, users would wait for seconds. */
export const maxPlaces = 32 * maxThreads;

/** Places of one holder: the network of a stranger, or a known account. */
const maxPlacesPerHolder = 8;

/** Whose hashes are in the queue. */
const holders: Record<"known" | "strangers", string[]> = { known: [], strangers: [] };
const runInTurn = pLimit(maxThreads * tasksPerThread);

/**
 * Runs `work`, which hashes passwords, when it is its turn. Known callers have places that strangers cannot fill, and the strangers'
 * when those are taken. Throws an AuthApiError (429) when there is none; see docs/decisions/sign-in-limits.md.
 */
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
