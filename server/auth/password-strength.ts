import { AuthApiError, validationFailed, type WeakPasswordReason } from "./auth-api-error.ts";
import { isTooLong, maxLength } from "./passwords.ts";

const minLength = 10;

/** Score 2 is a million guesses. Below are leaked passwords, patterns, the email address, and slight changes of them. */
const minScore = 2;

const messages: Record<WeakPasswordReason, string> = {
  length: `Password should be at least ${minLength} characters.`,
  pwned: "Password is known to be weak and easy to guess.",
};

/** Throws an AuthApiError with the reason when `password` is too weak for the account of `email`. */
export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  if (isTooLong(password)) {
    throw validationFailed(`Password cannot be longer than ${maxLength} characters`);
  }
  if ([...password].length < minLength) throw weakPassword("length");
  if (await isEasyToGuess(password, email)) throw weakPassword("pwned");
}

function weakPassword(reason: WeakPasswordReason): AuthApiError {
  return new AuthApiError(422, "weak_password", messages[reason], { weakPassword: [reason] });
}

async function isEasyToGuess(password: string, email: string): Promise<boolean> {
  const [localPart = "", domain = ""] = email.split("@");
  const lowerCase = password.toLowerCase();
  if (lowerCase === email || lowerCase === localPart) return true;
  const userInputs = [email, localPart, domain, ...domain.split(".", 4)];
  const estimator = await (opening ??= openEstimator());
  return estimator.check(password, userInputs).score < minScore;
}

let opening: ReturnType<typeof openEstimator> | undefined;

/** Its dictionaries take 25 MB and a tenth of a second, and most starts need none. */
async function openEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  // A strong password is strong within 32 characters; estimating more would block all other requests.
  const limits = { maxLength: 32, l33tMaxSubstitutions: 16 };
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, ...limits });
}
