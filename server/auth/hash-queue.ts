import { wideNetworkOf } from "../client-address.ts";
import { tooManyRequests } from "./rate-limits.ts";
import type { Service } from "./service.ts";

/** A longer queue would make users wait for seconds. */
const strangerPlaces = 64;

/** Beyond those, for who is known: strangers, however many, cannot keep them out. */
const knownPlaces = 16;

/** Of either kind: one network cannot keep the others out. */
const placesPerNetwork = 8;

/** Whose password is to be hashed. */
export interface HashSource {
  address: string;
  /** Signed in, or on a device or in a network from which the account signed in lately. */
  isKnown: boolean;
}

/** The networks of all who have a place, once per place. */
const strangers: string[] = [];
const known: string[] = [];

/**
 * Runs `work`, which hashes passwords, in a place of the queue. Throws an AuthApiError (429) when all are taken, or all that the
 * network may have; see docs/decisions/passwords.md.
 */
export async function inHashQueue<Result>(
  { config }: Pick<Service, "config">,
  { address, isKnown }: HashSource,
  work: () => Promise<Result>,
): Promise<Result> {
  const places = isKnown ? known : strangers;
  const isFull = isKnown
    ? known.length + strangers.length >= strangerPlaces + knownPlaces
    : strangers.length >= strangerPlaces;
  const network = wideNetworkOf(address);
  const taken = places.filter((place) => place === network).length;
  const isNetworkFull = config.abuseLimits && taken >= placesPerNetwork;
  if (isFull || isNetworkFull) throw tooManyRequests(2);
  places.push(network);
  try {
    return await work();
  } finally {
    places.splice(places.indexOf(network), 1);
  }
}
