import { asRole, authAdmin } from "../database/as-role.ts";
import type { Transaction } from "../database/database.ts";
import { networkOf } from "../client-address.ts";
import { Refusal } from "./refusal.ts";
import type { Service } from "./service.ts";

/** How many calls a network may make per five minutes. */
const perNetwork = { sign_up: 30, token: 150, verify: 30, update: 30, session: 600 };
export type CountedCall = keyof typeof perNetwork;

const failuresPerAccount = 10;
const secondsBetweenMails = 60;

/** Counts a call of the network of `address`, whatever becomes of it. Throws a Refusal when there were too many. */
export async function spendOfNetwork(service: Service, purpose: CountedCall, address: string) {
  const wait = await asRole(service.database, authAdmin, (transaction) =>
    spend(service, transaction, purpose, networkOf(address), perNetwork[purpose], 300),
  );
  if (wait > 0) throw tooMany(wait);
}

/** Where a try to sign in comes from. */
export interface Origin {
  address: string;
  /** A device that has signed in to the account before; see device-cookie.ts. */
  device: string | undefined;
}

/**
 * Counts a try to sign in, as failed until forgiven. Devices and networks from which the account signed in lately have
 * tries of their own, so that strangers cannot lock its owner out. Returns the seconds to wait, 0 for none.
 */
export async function spendTry(service: Service, transaction: Transaction, account: string, origin: Origin) {
  const spender = await spenderOf(transaction, account, origin);
  return spend(service, transaction, "sign_in", spender, failuresPerAccount, 300);
}

async function spenderOf(transaction: Transaction, account: string, { address, device }: Origin) {
  if (device) return ofDevice(account, device);
  const network = networkOf(address);
  const { rows } = await transaction.query(
    "select from auth.known_networks where account = $1 and network = $2 and seen_at > now() - interval '90 days'",
    [account, network],
  );
  return rows.length > 0 ? `${account} ${network}` : account;
}

function ofDevice(account: string, device: string): string {
  return `${account} device ${device}`;
}

/** After a right password: forgets the failed tries that this person may have caused, and knows the network. */
export async function forgiveTries(transaction: Transaction, account: string, { address, device }: Origin) {
  const network = networkOf(address);
  const spenders = [account, `${account} ${network}`, ...(device ? [ofDevice(account, device)] : [])];
  await transaction.query("delete from auth.budgets where purpose = 'sign_in' and spender = any($1)", [
    spenders,
  ]);
  await transaction.query(
    `insert into auth.known_networks (account, network) values ($1, $2)
     on conflict (account, network) do update set seen_at = now()`,
    [account, network],
  );
}

/**
 * Counts a mail to the account, existing or not, that the network of `address` asks for: nobody elsewhere has fewer by it.
 * Throws a Refusal within a minute of the last.
 */
export async function spendMail(
  service: Service,
  transaction: Transaction,
  account: string,
  address: string,
) {
  const spender = `${account} ${networkOf(address)}`;
  const wait = await spend(service, transaction, "mail", spender, 1, secondsBetweenMails);
  if (wait > 0) {
    const message = `For security purposes, you can only request this after ${wait} seconds.`;
    throw new Refusal(429, "over_email_send_rate_limit", message, { retryAfter: wait });
  }
}

export function tooMany(retryAfter: number): Refusal {
  return new Refusal(429, "over_request_rate_limit", "Request rate limit reached", { retryAfter });
}

async function spend(
  { config }: Service,
  transaction: Transaction,
  purpose: string,
  spender: string,
  allowed: number,
  seconds: number,
): Promise<number> {
  if (!config.abuseLimits) return 0;
  const { rows } = await transaction.query<{ wait: number }>(
    "select auth.spend($1, $2, $3, make_interval(secs => $4)) as wait",
    [purpose, spender, allowed, seconds],
  );
  return rows[0]?.wait ?? 0;
}
