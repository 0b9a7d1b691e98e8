import { languagesOf, renderAccountMail } from "../../app/auth/account-mail-html.server.ts";
import { accountMails, isAccountMail, writeAccountMail } from "../../app/auth/account-mails.server.ts";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { Outbox, Outcome, OutgoingMail } from "./outgoing-mail.ts";

export interface AccountMessage {
  to: string;
  subject: string;
  text: string;
  /** As it stands in the text. */
  link?: string;
}

/** A row that a SQL function wrote has the name of the mail and its language, and no text. */
interface QueuedRow {
  id: string;
  to: string;
  subject: string;
  text: string;
  link: string | null;
  date: Date;
  attempts: number;
  notice: string | null;
  locale: string | null;
}

/** Attempts are 30 s, 1 min, 2 min … at most 1 h apart: the last is about a day after the first. */
const maxAttempts = 30;

/** Mails about accounts. Their links are secrets: a row is deleted once its mail is sent or given up. */
export function openAccountOutbox(database: Database): Outbox {
  return {
    name: "account",
    claimNext: () => claimNext(database),
    recordOutcome: (mail, outcome) => recordOutcome(database, mail, outcome),
  };
}

/** Writes a mail within the transaction that causes it. */
export async function insertAccountMail(
  transaction: Transaction,
  { to, subject, text, link }: AccountMessage,
): Promise<void> {
  await transaction.query(
    "insert into mail.outbox (recipient, subject, body, link) values ($1, $2, $3, $4)",
    [to, subject, text, link ?? null],
  );
}

/** The transaction ends before the sending starts, because the embedded database has one at a time. */
async function claimNext(database: Database): Promise<OutgoingMail | undefined> {
  const { rows } = await asRole(database, authAdmin, (transaction) =>
    transaction.query<QueuedRow>(
      `update mail.outbox set
         attempts = attempts + 1, due_at = now() + interval '5 minutes', handed_at = case when attempts = 0 then now() else handed_at end
       where id = (
         select id from mail.outbox where due_at <= now() and (notice is null or notice = any($1))
         order by due_at limit 1 for update skip locked
       )
       returning id, recipient as "to", subject, body as text, link, handed_at as "date", attempts, notice, locale`,
      [accountMails],
    ),
  );
  return rows[0] && toOutgoingMail(rows[0]);
}

function toOutgoingMail({ notice, locale, subject, text, link, ...row }: QueuedRow): OutgoingMail {
  return {
    ...row,
    autoSubmitted: "auto-generated",
    ...(link !== null && { link }),
    async write() {
      const isNotice = notice !== null && isAccountMail(notice);
      const words = isNotice ? writeAccountMail(notice, locale, {}) : { subject, text };
      const content = { ...words, link: link ?? undefined };
      const [language] = languagesOf(content);
      return { ...words, locale: language, html: await renderAccountMail(content) };
    },
  };
}

/** As for inquiries: an outage of the mail server uses up no attempts, and lasts a day at most. */
async function recordOutcome(database: Database, { id, attempts }: OutgoingMail, outcome: Outcome) {
  const isOver = outcome === "sent" || outcome === "refused" || attempts >= maxAttempts;
  await asRole(database, authAdmin, async (transaction) => {
    if (isOver) await transaction.query("delete from mail.outbox where id = $1", [id]);
    else if (outcome !== "unavailable") await transaction.query(retryLater, [id, attempts]);
    else {
      await transaction.query(waitForServer, [id]);
      await transaction.query("delete from mail.outbox where created_at < now() - interval '1 day'");
    }
  });
}

const retryLater = `update mail.outbox
  set due_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, $2::int - 1)) where id = $1`;

const waitForServer = `update mail.outbox
  set attempts = attempts - 1, due_at = now() + interval '30 seconds' where id = $1`;
