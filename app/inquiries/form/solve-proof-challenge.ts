import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** The proof for a challenge, as JSON. Undefined when it takes too long. */
export async function solveProofChallenge(asked: unknown): Promise<string | undefined> {
  // Our function's own answer.
  const { challenge } = asked as { challenge: Challenge };
  // The browser derives keys in threads of its own: the page stays quick.
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 });
  return solution ? JSON.stringify({ challenge, solution }) : undefined;
}
