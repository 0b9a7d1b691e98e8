import type { FetchMessageObject } from "imapflow";
import { localeOfMail, publicAddress } from "../../app/inquiries/received/begun-mail.server.ts";
import { isBlank } from "../../app/inquiries/submit/clean-text.server.ts";
import type { Config } from "../config.ts";
import type { DatabaseSettings } from "../database-settings.ts";
import { callFunction, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import type { Mailbox } from "./imap-client.ts";
import { loadMail, toMoment } from "./load-mail.ts";
import { isByMachine, takesReceipt } from "./machine-signs.ts";
import { parseAddresses } from "./mail-addresses.ts";
import type { MailHeader, ReceivedHeader } from "./parse-header.ts";
import { type MissReason, storeMail } from "./store-mail.ts";

export type ReceivingConfig = DatabaseSettings & Pick<Config, "mailFrom" | "mailBegins" | "mailAuthservId">;

/** The addresses that we print and send from. */
export function listPublicAddresses({ mailFrom }: Pick<Config, "mailFrom">): string[] {
  return [publicAddress, ...parseAddresses(mailFrom).map(({ address }) => address)];
}

/** Begins an inquiry with a mail to the public address; returns why not. One whose inquiry is gone is `unrelated`. */
export async function beginInquiry(
  { client, name, uidValidity }: Mailbox,
  database: Database,
  config: ReceivingConfig,
  mail: FetchMessageObject,
  header: ReceivedHeader,
): Promise<"received" | "unrelated" | MissReason> {
  const addresses = listPublicAddresses(config);
  const { sender } = header;
  if (sender === "") return "no_sender";
  if (isByMachine(header, { isAnswer: false, ownAddresses: addresses })) return "automatic";
  if (!isWrittenTo(addresses, header)) return "not_addressed";
  const isProven = header.isProven === true;
  const place = { mailbox: name, uid_validity: uidValidity, uid: mail.uid };
  const asked = { sender, has_passed: isProven, received_at: toMoment(mail.internalDate), ...place };
  const judged = await callFunction(database, serviceRole, "judge_beginning", asked);
  if (judged === "staff") return "staff";
  if (judged === "too_many") return "too_many_begun";
  const loaded = await loadMail(client, mail, header, { texts: [], addresses });
  if (!loaded) return "unreadable";
  if (loaded.isAutomatic) return "automatic";
  const parameters = {
    ...place,
    locale: localeOfMail(`${loaded.subject}\n${loaded.body}`),
    has_passed: isProven,
    has_receipt: isProven && takesReceipt(header),
  } as const;
  const isSubjectAll = isBlank(loaded.body) && !loaded.isEncrypted;
  const begun = isSubjectAll ? { ...loaded, body: loaded.subject } : loaded;
  const isStored = await storeMail(database, { name: "begin_inquiry", parameters }, begun);
  return isStored ? "received" : "unrelated";
}

/** Notes the new numbers of a mail that began an inquiry: by them it is made unread again. */
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

/** Whether a mail was sent to us, also in blind copy or by way of another address, as far as mail servers wrote that down. */
function isWrittenTo(addresses: string[], { to, cc, delivered }: MailHeader): boolean {
  const named = [...to, ...cc.map(({ address }) => address), ...delivered];
  return named.some((address) => addresses.includes(address.replace(/\+[^@]*@/, "@")));
}
