import { createMiddleware } from "hono/factory";
import { asRole, authAdmin } from "../../database/as-role.ts";
import type { Transaction } from "../../database/database.ts";
import { networkOf } from "../../http/request-network.ts";
import { AuthApiError } from "../auth-api-error.ts";
import type { AuthEnvironment } from "../auth-environment.ts";
import type { CallerRow } from "../sessions/find-caller.ts";
import type { Service } from "../service.ts";

/** How many calls a network may make per five minutes. */
const callsPerNetwork = { sign_up: 30, token: 150, verify: 30, update: 30, session: 600, factor: 75 };
type RateLimitPurpose = keyof typeof callsPerNetwork;

const maxFailuresPerAccount = 10;

/** Counts a call before anything else is done for it. */
export function limitCalls(service: Service, purpose: RateLimitPurpose) {
  return createMiddleware<AuthEnvironment>(async (context, next) => {
    await consumeNetworkLimit(service, purpose, context.var.network);
    return next();
  });
}

/** Counts a call of a network (see request-network.ts), whatever its outcome. Throws an AuthApiError when there were too many. */
export async function consumeNetworkLimit(service: Service, purpose: RateLimitPurpose, network: string) {
  const wait = await asRole(service.database, authAdmin, (transaction) =>
    consume(service, transaction, purpose, network, callsPerNetwork[purpose], 300),
  );
  if (wait > 0) throw tooManyRequests(wait);
}

export interface SignInSource {
  address: string;
  /** A device that has signed in to the account before; see device-cookie.ts. */
  device: string | undefined;
}

/**
 * Counts a sign-in attempt, as failed until it is reset. Devices and networks from which the account signed in lately have
 * limits of their own, so that strangers cannot lock its owner out. Returns the seconds to wait, 0 for none, and whether it was
 * such a device or network.
 */
export async function consumeSignInAttempt(
  service: Service,
  transaction: Transaction,
  account: string,
  source: SignInSource,
): Promise<{ wait: number; isKnown: boolean }> {
  const key = await findSignInKey(transaction, account, source);
  const wait = await consume(service, transaction, "sign_in", key, maxFailuresPerAccount, 300);
  return { wait, isKnown: key !== account };
}

/** Takes back what `consumeSignInAttempt` counted, for an attempt that was not made. */
export async function returnSignInAttempt(transaction: Transaction, account: string, source: SignInSource) {
  const key = await findSignInKey(transaction, account, source);
  await transaction.query(
    "update auth.budgets set used = used - 1 where purpose = 'sign_in' and spender = $1 and used > 0",
    [key],
  );
}

async function findSignInKey(transaction: Transaction, account: string, { address, device }: SignInSource) {
  if (device) return deviceLimitKey(account, device);
  return findNetworkKey(transaction, account, networkOf(address));
}

/** What an attempt from `network` counts for: networks that `rememberNetwork` was told of lately have limits of their own. */
export async function findNetworkKey(transaction: Transaction, account: string, network: string) {
  const { rows } = await transaction.query(
    "select from auth.known_networks where account = $1 and network = $2 and seen_at > now() - interval '90 days'",
    [account, network],
  );
  return rows.length > 0 ? `${account} ${network}` : account;
}

function deviceLimitKey(account: string, device: string): string {
  return `${account} device ${device}`;
}

/**
 * After a correct password: deletes the failed attempts of this device and this network, and remembers the network. Those from
 * elsewhere stay: a guesser must not learn when the owner signs in.
 */
export async function resetSignInAttempts(
  transaction: Transaction,
  account: string,
  { address, device }: SignInSource,
) {
  const network = networkOf(address);
  const keys = [`${account} ${network}`, ...(device ? [deviceLimitKey(account, device)] : [])];
  await transaction.query("delete from auth.budgets where purpose = 'sign_in' and spender = any($1)", [keys]);
  await rememberNetwork(transaction, account, network);
}

/** Remembers for 90 days that the owner of the account was in this network. */
export async function rememberNetwork(transaction: Transaction, account: string, network: string) {
  await transaction.query(
    `insert into auth.known_networks (account, network) values ($1, $2)
     on conflict (account, network) do update set seen_at = now()`,
    [account, network],
  );
}

/**
 * Counts a guess of the caller's password or mailed code, right or wrong. Throws an AuthApiError after five in ten minutes from
 * one session: a stolen one does not keep the owner from a new password. Several that began with the password, as a thief of it
 * has them, have thirty in all; a session that began with a link from the mailbox has its own five alone.
 */
export async function consumeReauthentication(
  service: Service,
  transaction: Transaction,
  { id, session_id: sessionId, is_from_mailbox: isFromMailbox }: CallerRow,
) {
  const ofSession = await consume(service, transaction, "reauthentication", `${id} ${sessionId}`, 5, 600);
  const isCountedAlone = ofSession > 0 || isFromMailbox;
  const wait = isCountedAlone
    ? ofSession
    : await consume(service, transaction, "reauthentication", id, 30, 600);
  if (wait > 0) throw tooManyRequests(wait);
}

export function tooManyRequests(retryAfter: number): AuthApiError {
  return new AuthApiError(429, "over_request_rate_limit", "Request rate limit reached", { retryAfter });
}

/** Takes one of `allowed` per `seconds`. Returns 0, or the seconds to wait when none is left. */
export async function consume(
  { config }: Service,
  transaction: Transaction,
  purpose: string,
  key: string,
  allowed: number,
  seconds: number,
): Promise<number> {
  if (!config.abuseLimits) return 0;
  const { rows } = await transaction.query<{ wait: number }>(
    "select auth.spend($1, $2, $3, make_interval(secs => $4)) as wait",
    [purpose, key, allowed, seconds],
  );
  return rows[0]?.wait ?? 0;
}
