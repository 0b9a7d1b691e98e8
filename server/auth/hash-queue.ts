import PQueue from "p-queue";
import { wideNetworkOf } from "../client-address.ts";
import { maxThreads, tasksPerThread } from "./passwords.ts";
import { tooManyRequests } from "./rate-limits.ts";
import type { Service } from "./service.ts";

/** Of each kind. A longer queue would make users wait for seconds. */
const places = 64;

/** One network cannot keep the others out. */
const placesPerNetwork = 8;

/** Nor can one account, for which who is known may have places. */
const placesPerAccount = 2;

/** Whose password is to be hashed. */
export interface HashSource {
  address: string;
  /** The account for which it is known who they are: by session, or by a device or network of lately. Undefined for a stranger. */
  knownAs: string | undefined;
}

interface Place {
  network: string;
  account: string | undefined;
}

const taken: Record<"known" | "strangers", Place[]> = { known: [], strangers: [] };

const queue = new PQueue({ concurrency: maxThreads * tasksPerThread });

/**
 * Runs `work`, which hashes passwords, when it is its turn: who is known comes first. Throws an AuthApiError (429) when all places
 * are taken, or all that the network or the account may have; see docs/decisions/passwords.md.
 */
export async function inHashQueue<Result>(
  { config }: Pick<Service, "config">,
  { address, knownAs }: HashSource,
  work: () => Promise<Result>,
): Promise<Result> {
  const place = { network: wideNetworkOf(address), account: knownAs };
  const canTake = (kind: keyof typeof taken) => hasPlace(taken[kind], place, config.abuseLimits);
  const kind = knownAs !== undefined && canTake("known") ? "known" : "strangers";
  if (!canTake(kind)) throw tooManyRequests(2);
  taken[kind].push(place);
  try {
    return await queue.add(work, { priority: kind === "known" ? 1 : 0 });
  } finally {
    taken[kind].splice(taken[kind].indexOf(place), 1);
  }
}

function hasPlace(of: Place[], { network, account }: Place, isLimited: boolean): boolean {
  if (of.length >= places) return false;
  if (!isLimited) return true;
  const ofNetwork = of.filter((place) => place.network === network).length;
  const ofAccount = account === undefined ? 0 : of.filter((place) => place.account === account).length;
  return ofNetwork < placesPerNetwork && ofAccount < placesPerAccount;
}
