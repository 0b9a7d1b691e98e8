import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { Refusal, type WeakPasswordReason } from "./refusal.ts";

const shortest = 10;
const longest = 256;

/** No character is more than two code units. */
const mostUnits = 2 * longest;

/** Below a million guesses: in the lists of leaked passwords, or one of them, a pattern or the address slightly changed. */
const tooEasy = 2;

/** What is hard to guess is so within this many characters; the work on more of them stops everybody else. */
const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: 32,
  l33tMaxSubstitutions: 16,
});

const words: Record<WeakPasswordReason, string> = {
  length: `Password should be at least ${shortest} characters.`,
  pwned: "Password is known to be weak and easy to guess.",
};

/** Whether it is longer than any password can be: told by its length alone, before any work on it. */
export function isTooLong(password: string): boolean {
  return password.length > mostUnits || [...password].length > longest;
}

/** Throws a Refusal with the reason when `password` is not good enough for the account of `email`. */
export function refuseWeakPassword(password: string, email: string): void {
  if (isTooLong(password)) {
    throw new Refusal(400, "validation_failed", `Password cannot be longer than ${longest} characters`);
  }
  if ([...password].length < shortest) throw weak("length");
  if (isEasyToGuess(password, email)) throw weak("pwned");
}

function weak(reason: WeakPasswordReason): Refusal {
  return new Refusal(422, "weak_password", words[reason], { weakPassword: [reason] });
}

function isEasyToGuess(password: string, email: string): boolean {
  const [localPart = "", domain = ""] = email.split("@");
  const said = password.toLowerCase();
  if (said === email || said === localPart) return true;
  const own = [email, localPart, domain, ...domain.split(".", 4)];
  return estimator.check(password, own).score < tooEasy;
}
