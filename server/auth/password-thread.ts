import { hashSync, verifySync, type Options } from "@node-rs/argon2";

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
export const argon2Options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// passwords.ts runs these in threads, by their names.

export function hash(password: string): string {
  return hashSync(password, argon2Options);
}

export function verify({ password, expected }: { password: string; expected: string }): boolean {
  return verifySync(expected, password);
}
