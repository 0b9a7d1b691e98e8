import { accountMails, isAccountMail, writeAccountMail } from "../../app/auth/account-mails.server.ts";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Database, Transaction } from "../database/database.ts";

export interface Message {
  to: string;
  subject: string;
  text: string;
  /** What the log shows when there is no mail server, so that whoever runs it on their own machine can go on. */
  link?: string;
}

export interface QueuedMessage extends Message {
  id: string;
  createdAt: Date;
  /** This attempt included. */
  attempts: number;
}

/** A row that a SQL function wrote has the name of the mail and its language, and no text. */
interface QueuedRow extends Omit<QueuedMessage, "link"> {
  link: string | null;
  notice: string | null;
  locale: string | null;
}

/** Attempts are 30 s, 1 min, 2 min … at most 1 h apart: the last is about a day after the first. */
const maxAttempts = 30;

/** Writes a mail within the transaction that causes it; it is due after `delay` milliseconds. */
export async function insertMessage(
  transaction: Transaction,
  { to, subject, text, link }: Message,
  delay: number,
): Promise<void> {
  await transaction.query(
    `insert into mail.outbox (recipient, subject, body, link, due_at)
     values ($1, $2, $3, $4, now() + $5::integer * interval '1 millisecond')`,
    [to, subject, text, link ?? null, delay],
  );
}

/**
 * Claims the mail that is due first, for five minutes: when this process dies meanwhile, another attempt follows.
 * The transaction ends before the sending starts, because the embedded database has one at a time.
 */
export async function claimNext(database: Database): Promise<QueuedMessage | undefined> {
  return asRole(database, authAdmin, async (transaction) => {
    const { rows } = await transaction.query<QueuedRow>(
      `update mail.outbox set attempts = attempts + 1, due_at = now() + interval '5 minutes'
       where id = (
         select id from mail.outbox where due_at <= now() and (notice is null or notice = any($1))
         order by due_at limit 1 for update skip locked
       )
       returning id, recipient as "to", subject, body as text, link, created_at as "createdAt", attempts, notice, locale`,
      [accountMails],
    );
    return rows[0] && toMessage(rows[0]);
  });
}

function toMessage({ notice, locale, link, ...row }: QueuedRow): QueuedMessage {
  return {
    ...row,
    ...(link !== null && { link }),
    ...(notice !== null && isAccountMail(notice) && writeAccountMail(notice, locale, {})),
  };
}

/** Deletes a mail that has been delivered. */
export async function deleteMessage(database: Database, id: string): Promise<void> {
  await asRole(database, authAdmin, (transaction) =>
    transaction.query("delete from mail.outbox where id = $1", [id]),
  );
}

/** Schedules the next attempt of a mail that was not accepted. True when that was the last, and the mail is deleted. */
export async function scheduleRetry(database: Database, { id, attempts }: QueuedMessage): Promise<boolean> {
  if (attempts >= maxAttempts) {
    await deleteMessage(database, id);
    return true;
  }
  await asRole(database, authAdmin, (transaction) =>
    transaction.query(
      `update mail.outbox set due_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, $2::int - 1))
       where id = $1`,
      [id, attempts],
    ),
  );
  return false;
}
