import pLimit from "p-limit";
import { wideNetworkOf } from "../../client-address.ts";
import { maxThreads, tasksPerThread } from "../sign-in/passwords.ts";
import { tooManyRequests } from "./rate-limits.ts";
import type { Service } from "../service.ts";

/** Whose password is to be hashed. */
export interface HashSource {
  address: string;
  /** The account for which it is known who they are: by session, or by a device or network of lately. Undefined for a stranger. */
  knownAs: string | undefined;
}

/** Who waits for a hash, or has one made, in each queue: with longer ones users would wait for seconds. */
export const maxPlaces = 32 * maxThreads;

/** One network cannot keep the others out; nor can who knows the password of one account. */
const maxPlacesPerNetwork = 8;
const maxPlacesPerAccount = 8;

/** Two queues that take turns at the threads, so that neither waits for the other. Places name a network, and who is known their account. */
const known = createQueue();
const strangers = createQueue();

function createQueue() {
  const places: { network: string; account: string | undefined }[] = [];
  return { places, runInTurn: pLimit(maxThreads * tasksPerThread) };
}

/**
 * Runs `work`, which hashes passwords, when it is its turn. Who is known has a queue of their own, and the strangers' when it has
 * no place for them. Throws an AuthApiError (429) when there is none; see docs/decisions/passwords.md.
 */
export async function inHashQueue<Result>(
  { config }: Pick<Service, "config">,
  { address, knownAs }: HashSource,
  work: () => Promise<Result>,
): Promise<Result> {
  const network = wideNetworkOf(address);
  const isKnown = knownAs !== undefined && hasPlace(known, config.abuseLimits, network, knownAs);
  if (!isKnown && !hasPlace(strangers, config.abuseLimits, network)) throw tooManyRequests(2);
  const { places, runInTurn } = isKnown ? known : strangers;
  const place = { network, account: isKnown ? knownAs : undefined };
  places.push(place);
  try {
    return await runInTurn(work);
  } finally {
    places.splice(places.indexOf(place), 1);
  }
}

function hasPlace({ places }: typeof known, isLimited: boolean, network: string, account?: string): boolean {
  if (places.length >= maxPlaces) return false;
  if (!isLimited) return true;
  const ofNetwork = places.filter((place) => place.network === network).length;
  const ofAccount = account === undefined ? 0 : places.filter((place) => place.account === account).length;
  return ofNetwork < maxPlacesPerNetwork && ofAccount < maxPlacesPerAccount;
}
