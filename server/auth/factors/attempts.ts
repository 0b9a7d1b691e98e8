import { networkOf } from "../../http/request-network.ts";
import { asRole, authAdmin } from "../../database/as-role.ts";
import type { Transaction } from "../../database/database.ts";
import { log } from "../../log/log.ts";
import { mailOwner } from "../links/mail-owner.ts";
import { consume, findNetworkKey, rememberNetwork, tooManyRequests } from "../limits/rate-limits.ts";
import type { Service } from "../service.ts";
import type { UserResponse } from "../accounts/users.ts";

const maxAttempts = 10;

/** Seconds. */
const attemptWindow = 300;
const noticeWindow = 3600;

/**
 * Counts a code, right or wrong, wherever it comes from. Networks from which the user passed a factor lately have a limit of
 * their own: a stranger who knows the password cannot use it up. Beyond the limit it tells the owner by mail, once an hour, and
 * throws an AuthApiError.
 */
export async function countAttempt(
  service: Service,
  user: UserResponse,
  clientAddress: string,
): Promise<void> {
  // A transaction of its own: an attempt counts also when it is refused.
  const wait = await asRole(service.database, authAdmin, async (transaction) => {
    const key = await findNetworkKey(transaction, accountOf(user.id), networkOf(clientAddress));
    const seconds = await consume(service, transaction, "factor_code", key, maxAttempts, attemptWindow);
    if (seconds > 0) await tellOwner(service, transaction, user);
    return seconds;
  });
  if (wait === 0) return;
  service.mail.wake();
  log("auth.factor_verify", { ok: false, reason: "too_many", user: user.id });
  throw tooManyRequests(wait);
}

/** Only a caller who knows the password may try codes, so the owner is told. */
async function tellOwner(service: Service, transaction: Transaction, user: UserResponse) {
  if ((await consume(service, transaction, "factor_notice", user.id, 1, noticeWindow)) > 0) return;
  await mailOwner(service, transaction, user, "factorGuessed");
}

/** After a correct code. The limits stay as they are: a guesser must not get new ones from the owner's sign-ins. */
export async function rememberFactorNetwork(
  transaction: Transaction,
  userId: string,
  clientAddress: string,
): Promise<void> {
  await rememberNetwork(transaction, accountOf(userId), networkOf(clientAddress));
}

function accountOf(userId: string): string {
  return `${userId} factor`;
}
