import { createHmac } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Transaction } from "../database/database.ts";
import { networkOf } from "../http/request-network.ts";
import { AuthApiError } from "./auth-api-error.ts";
import type { AuthEnvironment } from "./request.ts";
import type { Service, Work } from "./service.ts";

/** A pseudonym of an email address for limits and logs: without our key it cannot be traced back. */
export function toAccountKey({ secrets }: Pick<Service, "secrets">, email: string): string {
  return createHmac("sha256", secrets.hashKey).update(`account:${email}`).digest("base64url").slice(0, 22);
}

interface Consumption {
  /** Seconds until the limit has more; 0 when there was enough. */
  wait: number;
  /** The network is one from which this account has signed in. It has a count of its own. */
  isKnown: boolean;
}

/** Uses `amount` of a limit of server/database/platform/0004_limits.sql; a negative one is given back. */
export async function consume(
  work: Work,
  limit: string,
  key: string,
  { network = null, amount = 1 }: { network?: string | null; amount?: number } = {},
): Promise<Consumption> {
  if (!work.config.abuseLimits) return { wait: 0, isKnown: false };
  const { rows } = await work.query<Consumption>(
    `select wait, is_known as "isKnown" from auth.consume($1, $2, $3, $4)`,
    [limit, key, network, amount],
  );
  return rows[0] ?? { wait: 0, isKnown: false };
}

/** Remembers for 90 days that the owner of the account was in this network. */
export async function rememberNetwork(transaction: Transaction, account: string, network: string) {
  await transaction.query(
    `insert into auth.known_networks (account, network) values ($1, $2)
     on conflict (account, network) do update set seen_at = now()`,
    [account, network],
  );
}

export function tooManyRequests(retryAfter: number): AuthApiError {
  return new AuthApiError(429, "over_request_rate_limit", "Request rate limit reached", { retryAfter });
}

/** Counts a call of a network before anything else is done for it. */
export function limitCalls(service: Service, limit: string) {
  return createMiddleware<AuthEnvironment>(async (context, next) => {
    await consumeCall(service, limit, context.var.network);
    return next();
  });
}

/** Counts a call of a network (see request-network.ts). Throws an AuthApiError when there were too many. */
export async function consumeCall(service: Service, limit: string, network: string): Promise<void> {
  const { wait } = await service.transaction((work) => consume(work, limit, network));
  if (wait > 0) throw tooManyRequests(wait);
}

export interface MailRequest {
  /** The recipient, with an account or without. */
  email: string;
  kind: "sign_up" | "recovery" | "email_change";
}

/** Counts a mail that the client's network asks for. Throws an AuthApiError when there were too many. */
export async function consumeMail(work: Work, request: MailRequest, clientAddress: string): Promise<void> {
  // Each kind counts apart: a neighbour's sign-up mails the owner nothing, and must not cost them the recovery.
  const key = `${toAccountKey(work, request.email)} ${networkOf(clientAddress)} ${request.kind}`;
  refuseMail((await consume(work, "mail", key)).wait);
  refuseMail(await countMailTo(work, request, clientAddress));
}

/** Counts a mail for its recipient alone. Returns the seconds to wait. */
export async function countMailTo(
  work: Work,
  { email, kind }: MailRequest,
  clientAddress: string,
): Promise<number> {
  const network = networkOf(clientAddress);
  const account = toAccountKey(work, email);
  return (await consume(work, `mail_${kind}`, account, { network })).wait;
}

/** Throws an AuthApiError when there are seconds to wait. */
export function refuseMail(wait: number): void {
  if (wait === 0) return;
  const message = `For security purposes, you can only request this after ${wait} seconds.`;
  throw new AuthApiError(429, "over_email_send_rate_limit", message, { retryAfter: wait });
}
