import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import { networkOf } from "../client-address.ts";
import { log } from "../log.ts";
import { forgiveTries, spendTry, tooMany } from "./budgets.ts";
import { checkPassword } from "./passwords.ts";
import { Refusal } from "./refusal.ts";
import { accountOf, type Service } from "./service.ts";
import { beginSession, type PresentedSession } from "./sessions.ts";
import { findUserByEmail, isBanned } from "./users.ts";

export const signInBody = z.object({ email: z.string().nullish(), password: z.string().nullish() });

/**
 * Signs in by password. An address nobody has and a wrong password differ in nothing, neither in the answer nor
 * in the work; what else stands in the way is told only to who knows the password. Throws Refusals.
 */
export async function signIn(
  service: Service,
  { email, password }: z.output<typeof signInBody>,
  address: string,
): Promise<PresentedSession & { weak_password: null }> {
  const { database } = service;
  const wanted = email?.trim().toLowerCase();
  if (!wanted) throw new Refusal(400, "validation_failed", "missing email or phone");
  const account = accountOf(service, wanted);
  const told = { account, network: networkOf(address) };

  const { wait, found } = await asRole(database, authAdmin, async (transaction) => ({
    wait: await spendTry(service, transaction, account, address),
    found: await findUserByEmail(transaction, wanted),
  }));
  if (wait > 0) {
    log("auth.sign_in", { ok: false, reason: "too_many", ...told });
    throw tooMany(wait);
  }

  const isRight = await checkPassword(password ?? "", found?.encrypted_password);
  const problem = isRight && found ? obstacle(found) : invalidCredentials();
  if (problem || !found) {
    log("auth.sign_in", { ok: false, reason: problem?.code, ...told });
    throw problem ?? invalidCredentials();
  }
  const session = await asRole(database, authAdmin, async (transaction) => {
    await forgiveTries(transaction, account, address);
    return beginSession(service, transaction, found.id, "password");
  });
  log("auth.sign_in", { ok: true, user: found.id, ...told });
  return { ...session, weak_password: null };
}

function obstacle(user: NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>): Refusal | undefined {
  if (isBanned(user)) return new Refusal(400, "user_banned", "User is banned");
  if (!user.email_confirmed_at) return new Refusal(400, "email_not_confirmed", "Email not confirmed");
  return undefined;
}

function invalidCredentials(): Refusal {
  return new Refusal(400, "invalid_credentials", "Invalid login credentials");
}
