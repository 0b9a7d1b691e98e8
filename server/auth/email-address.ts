import { z } from "zod";
import { Refusal } from "./refusal.ts";

const longest = 254;
const address = z.email();

/** The address in the form it is stored in. Throws a Refusal when it is none. */
export function readAddress(given: string): string {
  const email = given.trim().toLowerCase();
  if (email.length > longest) throw new Refusal(400, "validation_failed", "An email address is too long");
  if (!address.safeParse(email).success) {
    throw new Refusal(400, "validation_failed", "Unable to validate email address: invalid format");
  }
  return email;
}
