import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { z } from "zod";

const lifetimeMs = 10 * 60_000;

/** Tries a browser needs for one degree of difficulty: about a second of a telephone. */
const triesPerDegree = 400;

/** Of a proof, in characters. */
const maxProofLength = 2_000;

/** `difficulty` is 1 to 6. The solution is a counter somewhere between once and twice the tries that it stands for. */
export function createProofChallenge(secret: string, difficulty: number): Promise<Challenge> {
  const tries = triesPerDegree * difficulty;
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1_000,
    counter: randomInt(tries, 2 * tries),
    deriveKey,
    expiresAt: new Date(Date.now() + lifetimeMs),
    ...secrets(secret),
  });
}

const proofSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      cost: z.int(),
      expiresAt: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.hex().length(64),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/** The name of the challenge that `proof` (JSON) solves, or undefined. It may have been used before. */
export async function verifyProof(secret: string, proof: string): Promise<string | undefined> {
  const { data } = proofSchema.safeParse(parseJson(proof));
  if (!data) return undefined;
  const { verified } = await verifySolution({ ...data, deriveKey, ...secrets(secret) });
  return verified ? data.challenge.signature : undefined;
}

function parseJson(text: string): unknown {
  if (text.length > maxProofLength) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** With the second one a solution is verified without deriving the key again. */
function secrets(secret: string) {
  return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` };
}
