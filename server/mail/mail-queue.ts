import type { AccountMail, AccountMailValues } from "../../app/mails/account.server.ts";
import { locales } from "../../app/i18n/text.ts";
import type { Config } from "../config.ts";
import { runInBackground } from "../current-request.ts";
import { callFunction, serviceRole } from "../database/as-role.ts";
import type { Database, Transaction } from "../database/database.ts";
import { deliverNext, type MailClass } from "./deliver-next.ts";
import type { TokenSource } from "./oauth-token.ts";
import type { CallSql } from "./prepare-mail.ts";
import { openTransport } from "./transport.ts";

/** How often a process polls for mail that another one left, or whose next attempt is due. */
const pollIntervalMs = 10_000;

/** A mail is claimed for as long: then another process may send it, and this one should have given up. */
const stuckAfterMs = 300_000;

/** Less than a process that stops is given. */
const maxClosingMs = 10_000;

/** A transactional outbox. Mail is delivered at least once: its row is written with its cause, in one transaction. */
export type MailQueue = ReturnType<typeof startMailQueue>;

/** `locale` is the language of the account, as it was given at sign-up. */
type AccountMessage = AccountMailValues & { mail: AccountMail; to: string; locale?: unknown };

/** Starts delivering what waits in a migrated `database`: by SMTP when configured, else into files. */
export function startMailQueue(config: Config, database: Database, tokens?: TokenSource) {
  const transport = openTransport(config, tokens);
  const call: CallSql = (name, parameters) => callFunction(database, serviceRole, name, parameters);
  const closing = new AbortController();
  let delivering: Promise<void> | undefined;
  let isWoken = false;
  let deliveryStartedAt = 0;

  const deliver = () => {
    if (closing.signal.aborted) return;
    isWoken = true;
    // Outside the request that woke it, because the mails that are due may be of others.
    delivering ??= runInBackground(deliverAll);
  };
  const deliverAll = async () => {
    let classes: MailClass[] = [];
    while ((classes.length > 0 || isWoken) && !closing.signal.aborted) {
      // Woken, all have their turns again.
      if (isWoken) classes = ["accounts", "inquiries"];
      isWoken = false;
      classes = await takeTurns(classes);
    }
    // In the same tick as the last check of the flag, so that no call of deliver falls between.
    delivering = undefined;
  };
  /** Sends a mail of each class. Returns those that may have more. */
  const takeTurns = async (classes: MailClass[]) => {
    const delivered: MailClass[] = [];
    for (const mailClass of classes) {
      if (closing.signal.aborted) return [];
      deliveryStartedAt = performance.now();
      if (await deliverNext(call, transport, config.publicUrl, mailClass)) delivered.push(mailClass);
    }
    return delivered;
  };
  const pollTimer = setInterval(deliver, pollIntervalMs).unref();
  deliver();

  return {
    /** Writes a mail about an account into the transaction that causes it; nothing is sent unless that commits. */
    async enqueue(transaction: Transaction, { to, locale, ...contents }: AccountMessage): Promise<void> {
      await transaction.query("select private.write_account_mail($1, $2, $3)", [
        to,
        locales.find((known) => known === locale) ?? null,
        contents,
      ]);
    },
    /** Call after the commit: delivers at once instead of at the next poll. */
    wake: deliver,
    /** Delivers what is due, at once. Resolves when nothing is due any more. */
    async flush() {
      deliver();
      await delivering;
    },
    /** Whether a delivery hangs, so that nothing else is sent. A mail server that refuses, or is away, does not hang it. */
    isStuck: () => delivering !== undefined && performance.now() - deliveryStartedAt > stuckAfterMs,
    /** Resolves when the current delivery has ended, within seconds; the rest waits for the next start. */
    async close() {
      closing.abort();
      clearInterval(pollTimer);
      const timer = setTimeout(transport.giveUp, maxClosingMs);
      await delivering;
      clearTimeout(timer);
      transport.close();
    },
  };
}
