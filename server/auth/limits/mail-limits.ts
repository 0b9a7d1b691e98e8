import { networkOf } from "../../http/request-network.ts";
import type { Transaction } from "../../database/database.ts";
import { AuthApiError } from "../auth-api-error.ts";
import { consume, findNetworkKey } from "./rate-limits.ts";
import { type Service, toAccountKey } from "../service.ts";

/** Seconds between two mails to an address that one network asks for. */
const networkInterval = 60;

/**
 * Mails of one kind to an address in that many seconds, from any network. A link of a recovery is valid as long, so a
 * refused owner has one in the mailbox. See docs/decisions/sign-in-limits.md.
 */
const maxPerRecipient = 5;
const recipientWindow = 3600;

const maxCodes = 10;

export interface MailRequest {
  /** The recipient, with an account or without. */
  email: string;
  kind: "sign_up" | "recovery" | "email_change";
}

/** Counts a mail that the client's network asks for. Throws an AuthApiError when there were too many. */
export async function consumeMailLimit(
  service: Service,
  transaction: Transaction,
  request: MailRequest,
  clientAddress: string,
): Promise<void> {
  const account = toAccountKey(service, request.email);
  // Of each kind, as below: a neighbour's sign-up mails the owner nothing, and must not cost them the recovery.
  const key = `${account} ${networkOf(clientAddress)} mail_${request.kind}`;
  refuseMail(await consume(service, transaction, "mail", key, 1, networkInterval));
  refuseMail(await countMailTo(service, transaction, request, clientAddress));
}

/**
 * Counts the mail of a code for a fresh sign-in: one a minute to a session, ten an hour to an account, because a thief of the
 * password may begin any number of sessions. Throws an AuthApiError when there were too many.
 */
export async function consumeCodeMail(
  service: Service,
  transaction: Transaction,
  userId: string,
  sessionId: string | undefined,
): Promise<void> {
  const key = `${userId} ${sessionId}`;
  refuseMail(await consume(service, transaction, "reauthentication_mail", key, 1, networkInterval));
  refuseMail(
    await consume(service, transaction, "reauthentication_mails", userId, maxCodes, recipientWindow),
  );
}

/** Counts a mail against its recipient. Networks from which the account signed in lately have a count of their own. Returns the seconds to wait. */
export async function countMailTo(
  service: Service,
  transaction: Transaction,
  request: MailRequest,
  clientAddress: string,
): Promise<number> {
  const account = toAccountKey(service, request.email);
  const key = await findNetworkKey(transaction, account, networkOf(clientAddress));
  return consume(service, transaction, `mail_${request.kind}`, key, maxPerRecipient, recipientWindow);
}

/** Throws an AuthApiError when there are seconds to wait. */
export function refuseMail(wait: number): void {
  if (wait === 0) return;
  const message = `For security purposes, you can only request this after ${wait} seconds.`;
  throw new AuthApiError(429, "over_email_send_rate_limit", message, { retryAfter: wait });
}
