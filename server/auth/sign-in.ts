import type { Context } from "hono";
import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import { networkOf } from "../client-address.ts";
import { log } from "../log.ts";
import { forgiveTries, spendTry, tooMany } from "./budgets.ts";
import { readDevice, rememberDevice } from "./device-cookie.ts";
import { normaliseAddress } from "./email-address.ts";
import { checkPassword } from "./passwords.ts";
import { Refusal } from "./refusal.ts";
import { accountOf, type Service } from "./service.ts";
import { beginSession, type PresentedSession } from "./sessions.ts";
import { findUserByEmail, isBanned, lockUser } from "./users.ts";

export const signInBody = z.object({ email: z.string().nullish(), password: z.string().nullish() });

/**
 * Signs in by password. An address nobody has, one that waits for its confirmation and a wrong password differ in nothing,
 * neither in the answer nor in the work; what else stands in the way is told only to who knows the password. Throws Refusals.
 */
export async function signIn(
  service: Service,
  { email, password }: z.output<typeof signInBody>,
  address: string,
  context: Context,
): Promise<PresentedSession & { weak_password: null }> {
  const { database } = service;
  if (!email?.trim()) throw new Refusal(400, "validation_failed", "missing email or phone");
  const wanted = normaliseAddress(email);
  if (wanted === undefined) throw invalidCredentials();
  const account = accountOf(service, wanted);
  const told = { account, network: networkOf(address) };

  const { wait, found, origin } = await asRole(database, authAdmin, async (transaction) => {
    const user = await findUserByEmail(transaction, wanted);
    const from = { address, device: readDevice(service, context, account, user?.encrypted_password) };
    return { found: user, origin: from, wait: await spendTry(service, transaction, account, from) };
  });
  if (wait > 0) {
    log("auth.sign_in", { ok: false, reason: "too_many", ...told });
    throw tooMany(wait);
  }

  const passwordHash = found?.encrypted_password;
  const isRight = await checkPassword(password ?? "", passwordHash);
  if (!isRight || !found || !passwordHash || isBanned(found)) {
    const problem = isRight ? new Refusal(400, "user_banned", "User is banned") : invalidCredentials();
    log("auth.sign_in", { ok: false, reason: problem.code, ...told });
    throw problem;
  }
  const session = await asRole(database, authAdmin, async (transaction) => {
    const still = await lockUser(transaction, found.id);
    if (still?.encrypted_password !== passwordHash) throw invalidCredentials();
    await forgiveTries(transaction, account, origin);
    return beginSession(service, transaction, found.id, "password");
  });
  rememberDevice(service, context, account, passwordHash);
  log("auth.sign_in", { ok: true, user: found.id, ...told });
  return { ...session, weak_password: null };
}

function invalidCredentials(): Refusal {
  return new Refusal(400, "invalid_credentials", "Invalid login credentials");
}
