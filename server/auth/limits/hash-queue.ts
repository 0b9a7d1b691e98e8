import pLimit from "p-limit";
import { wideNetworkOf } from "../../http/request-network.ts";
import { maxThreads, tasksPerThread } from "../sign-in/passwords.ts";
import type { Service } from "../service.ts";
import { tooManyRequests } from "./rate-limits.ts";

export interface HashSource {
  address: string;
  /** The account, for callers that are known by their session, device or network. Undefined for strangers. */
  knownAs: string | undefined;
}

/** Hashes that are made or waited for in each queue: with longer queues users would wait for seconds. */
export const maxPlaces = 32 * maxThreads;

/** Places of one holder: the network of a stranger, or a known account. */
const maxPlacesPerHolder = 8;

/** The two queues take turns at the threads, so that neither waits for the other. */
const known = createQueue();
const strangers = createQueue();

function createQueue() {
  const holders: string[] = [];
  return { holders, runInTurn: pLimit(maxThreads * tasksPerThread) };
}

/**
 * Runs `work`, which hashes passwords, when it is its turn. Known callers have a queue of their own, and the strangers' when it
 * has no place for them. Throws an AuthApiError (429) when there is none; see docs/decisions/sign-in-limits.md.
 */
export async function inHashQueue<Result>(
  { config }: Pick<Service, "config">,
  { address, knownAs }: HashSource,
  work: () => Promise<Result>,
): Promise<Result> {
  const places = [{ queue: strangers, holder: wideNetworkOf(address) }];
  if (knownAs !== undefined) places.unshift({ queue: known, holder: knownAs });
  const place = places.find(({ queue, holder }) => hasPlace(queue.holders, holder, config.abuseLimits));
  if (!place) throw tooManyRequests(2);
  const { queue, holder } = place;
  queue.holders.push(holder);
  try {
    return await queue.runInTurn(work);
  } finally {
    queue.holders.splice(queue.holders.indexOf(holder), 1);
  }
}

function hasPlace(holders: string[], holder: string, isLimited: boolean): boolean {
  if (holders.length >= maxPlaces) return false;
  return !isLimited || holders.filter((other) => other === holder).length < maxPlacesPerHolder;
}
