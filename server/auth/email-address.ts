import { z } from "zod";
import { Refusal } from "./refusal.ts";

const longest = 254;
const address = z.email();

/** The address in the form it is stored in. Throws a Refusal when it is none. */
export function readAddress(given: string): string {
  const email = normaliseAddress(given);
  if (email === undefined) throw new Refusal(400, "validation_failed", "An email address is too long");
  if (!address.safeParse(email).success) {
    throw new Refusal(400, "validation_failed", "Unable to validate email address: invalid format");
  }
  return email;
}

/** The same, whether it is an address or not; undefined when it is longer than any. */
export function normaliseAddress(given: string): string | undefined {
  const email = given.trim().toLowerCase();
  return email.length > longest ? undefined : email;
}
