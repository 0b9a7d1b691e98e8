import type { FetchMessageObject } from "imapflow";
import { localeOfMail, publicAddress } from "../../app/inquiries/mails/begun-mail.server.ts";
import type { Config } from "../config.ts";
import { databaseSettings } from "../database-settings.ts";
import { serviceRole } from "../database/as-role.ts";
import { callFunction } from "../database/call-function.ts";
import { type Database, isRefusedValue } from "../database/database.ts";
import type { Authentication, JudgeTask } from "./authentication-results.ts";
import { loadMail, parsingTime, toMoment } from "./load-mail.ts";
import { parseAddresses } from "./mail-addresses.ts";
import type { MailHeader } from "./parse-header.ts";
import { runInThread } from "./parsing-thread.ts";
import type { Mailbox, ReceivingConfig } from "./mailbox.ts";
import { storeMail } from "./store-mail.ts";

/** The addresses that we print and send from. */
export function listPublicAddresses({ mailFrom }: Pick<Config, "mailFrom">): string[] {
  return [publicAddress, ...parseAddresses(mailFrom).map(({ address }) => address)];
}

/** Begins an inquiry with a mail that somebody wrote to the public address. Undefined when it is none, or why it stays in the mailbox. */
export async function beginInquiry(
  { client, name, uidValidity }: Mailbox,
  database: Database,
  config: ReceivingConfig,
  mail: FetchMessageObject,
  header: MailHeader,
): Promise<"received" | "too_many" | "unreadable" | undefined> {
  const addresses = listPublicAddresses(config);
  if (!isWrittenTo(addresses, header)) return undefined;
  const settings = databaseSettings(config);
  const { sender } = header;
  const place = { mailbox: name, uid_validity: uidValidity, uid: mail.uid };
  const isProven = await hasPassed(config.mailAuthservId, mail, sender);
  const asked = { sender, has_passed: isProven, received_at: toMoment(mail.internalDate), ...place };
  const [judged] = await callFunction(database, serviceRole, "judge_beginning", asked, { settings });
  if (judged?.data === "staff") return undefined;
  if (judged?.data === "too_many" || parsingTime.isSpent(sender)) return "too_many";
  const loaded = await loadMail(client, mail, header, { texts: [], addresses }, sender);
  if (!loaded) return "unreadable";
  if (loaded.isAutomatic) return undefined;
  const parameters = {
    ...place,
    locale: localeOfMail(`${loaded.subject}\n${loaded.body}`),
    has_passed: isProven,
  } as const;
  try {
    const isStored = await storeMail(database, settings, { name: "begin_inquiry", parameters }, loaded);
    return isStored ? "received" : undefined;
  } catch (error) {
    if (isRefusedValue(error)) return "unreadable";
    throw error;
  }
}

/** One that began an inquiry has other numbers by now, by which it may have to go back. */
export async function renumberBegunMail(
  { name, uidValidity }: Mailbox,
  database: Database,
  { uid }: FetchMessageObject,
  { mailId, sender }: MailHeader,
) {
  if (!mailId) return;
  const numbers = { mailbox: name, uid_validity: uidValidity, uid };
  await callFunction(database, serviceRole, "renumber_begun_mail", { mail_id: mailId, sender, ...numbers });
}

/** Who is in blind copy is not addressed. */
function isWrittenTo(addresses: string[], { sender, to, cc, isAutomatic, isBulk }: MailHeader): boolean {
  const named = [...to, ...cc.map(({ address }) => address)];
  return sender !== "" && !isAutomatic && !isBulk && addresses.some((address) => named.includes(address));
}

async function hasPassed(authservId: string | undefined, { headers }: FetchMessageObject, sender: string) {
  if (!authservId || !headers) return false;
  const task: JudgeTask = { source: headers, authservId, sender };
  const judged = await runInThread<Authentication>("authentication-results.ts", "judgeHeader", task);
  return judged === "passed";
}
