import { asRole, authAdmin } from "../database/as-role.ts";
import type { Transaction } from "../database/database.ts";
import { networkOf } from "../client-address.ts";
import { Refusal } from "./refusal.ts";
import type { Service } from "./service.ts";

/** How many calls a network may make per five minutes. */
const perNetwork = { sign_up: 30, token: 150, verify: 30 };
const failuresPerAccount = 10;
const secondsBetweenMails = 60;

/** Counts a call of the network of `address`, whatever becomes of it. Throws a Refusal when there were too many. */
export async function spendOfNetwork(service: Service, purpose: keyof typeof perNetwork, address: string) {
  const wait = await asRole(service.database, authAdmin, (transaction) =>
    spend(service, transaction, purpose, networkOf(address), perNetwork[purpose], 300),
  );
  if (wait > 0) throw tooMany(wait);
}

/**
 * Counts a try to sign in, as failed until forgiven. Networks from which the account signed in lately have
 * tries of their own, so that strangers cannot lock its owner out. Returns the seconds to wait, 0 for none.
 */
export async function spendTry(service: Service, transaction: Transaction, account: string, address: string) {
  const network = networkOf(address);
  const { rows } = await transaction.query(
    "select from auth.known_networks where account = $1 and network = $2 and seen_at > now() - interval '90 days'",
    [account, network],
  );
  const spender = rows.length > 0 ? `${account} ${network}` : account;
  return spend(service, transaction, "sign_in", spender, failuresPerAccount, 300);
}

/** After a right password: forgets the failed tries that this network may have caused, and knows the network. */
export async function forgiveTries(transaction: Transaction, account: string, address: string) {
  const network = networkOf(address);
  await transaction.query("delete from auth.budgets where purpose = 'sign_in' and spender in ($1, $2)", [
    account,
    `${account} ${network}`,
  ]);
  await transaction.query(
    `insert into auth.known_networks (account, network) values ($1, $2)
     on conflict (account, network) do update set seen_at = now()`,
    [account, network],
  );
}

/** Counts a mail to the account, existing or not. Throws a Refusal within a minute of the last. */
export async function spendMail(service: Service, transaction: Transaction, account: string) {
  const wait = await spend(service, transaction, "mail", account, 1, secondsBetweenMails);
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
