import { cutText } from "../../app/cut-text.server.ts";
import type { FetchMessageObject, ImapFlow } from "imapflow";
import type { Config } from "../config.ts";
import { type DatabaseSettings, databaseSettings } from "../database-settings.ts";
import { type Database, isDatabaseError } from "../database/database.ts";
import { fetchLargeMail } from "./fetch-large-mail.ts";
import { parseAddresses } from "./mail-addresses.ts";
import type { ParsedMail, ParseTask } from "./parse-mail.ts";
import { runInThread } from "./parsing-thread.ts";
import type { Bounce } from "./parse-bounce.ts";
import type { MailHeader } from "./parse-header.ts";
import { createParsingTime } from "./parsing-time.ts";
import {
  findInquiry,
  loadConversation,
  type MissReason,
  recordMissedMail,
  storeBounce,
  storeMail,
} from "./store-mail.ts";

/** What became of a mail; all but those received and bounced stay in the mailbox as they are. */
export type MailOutcome = "received" | "bounced" | "unrelated" | MissReason;

/** Bytes of a mail that are fetched whole, as most mail servers accept them. */
const maxMailBytes = 30 * 1024 * 1024;

/** A report says in its beginning what failed. */
const maxReportBytes = 1024 * 1024;

type ReceivingConfig = DatabaseSettings & Pick<Config, "mailFrom">;

/** An open mailbox. */
export interface Mailbox {
  client: ImapFlow;
  /** Without its password. */
  name: string;
  uidValidity: number;
}

/**
 * Takes in a mail that belongs to an inquiry, or tells that one of ours did not arrive, and marks it as read; leaves any other as it
 * is, and counts those that concern an inquiry. Throws when the database or the mail server is away: then the mail is tried again.
 */
export async function receiveMail(
  mailbox: Mailbox,
  database: Database,
  config: ReceivingConfig,
  mail: FetchMessageObject,
): Promise<MailOutcome> {
  const header = await runInThread<MailHeader>(
    "parse-header.ts",
    "parseHeader",
    mail.headers ?? new Uint8Array(),
  );
  if (!header) return "unreadable";
  // Copies of our own mails come to the same mailbox.
  const [own] = parseAddresses(config.mailFrom);
  if (own && header.sender === own.address) return "unrelated";
  try {
    const isBounce = header.isDeliveryReport && (await receiveReport(mailbox.client, database, mail));
    const outcome = isBounce ? "bounced" : await receiveAnswer(mailbox, database, config, mail, header);
    if (outcome === "received" || outcome === "bounced")
      await mailbox.client.messageFlagsAdd(mail.uid, ["\\Seen"], { uid: true });
    return outcome;
  } catch (error) {
    if (isRefusedValue(error)) return "unreadable";
    throw error;
  }
}

/** What the database will never take: a value, or one too large for an index. */
function isRefusedValue(error: unknown): boolean {
  return isDatabaseError(error) && /^(2[23]|54)/.test(error.code);
}

async function receiveReport(
  client: ImapFlow,
  database: Database,
  { uid }: FetchMessageObject,
): Promise<boolean> {
  const source = await fetchSource(client, uid, maxReportBytes);
  const bounce = await runInThread<Bounce>("parse-bounce.ts", "parseBounce", source);
  return bounce !== undefined && storeBounce(database, bounce);
}

async function receiveAnswer(
  mailbox: Mailbox,
  database: Database,
  config: ReceivingConfig,
  mail: FetchMessageObject,
  header: MailHeader,
): Promise<MailOutcome> {
  const found = await findInquiry(database, databaseSettings(config), header);
  if (!found) return "unrelated";
  const { inquiry_id: inquiryId } = found;
  const reason = found.missed ?? (await takeIn(mailbox.client, database, config, mail, header, inquiryId));
  if (!reason) return "received";
  const { name, uidValidity } = mailbox;
  const missed = { mailbox: name, uid_validity: uidValidity, uid: mail.uid, reason, inquiry_id: inquiryId };
  await recordMissedMail(database, missed);
  return reason;
}

/** Of one inquiry within a day: mails that keep the reader busy keep everybody else's waiting. */
const parsingTime = createParsingTime(180_000);

/** Puts a mail into its inquiry. Returns why not. */
async function takeIn(
  client: ImapFlow,
  database: Database,
  config: ReceivingConfig,
  { uid, size = 0, internalDate, headers = Buffer.alloc(0) }: FetchMessageObject,
  header: MailHeader,
  inquiryId: string,
): Promise<MissReason | undefined> {
  // Asked before anything is fetched.
  const texts = await loadConversation(database, inquiryId);
  if (!texts || parsingTime.isSpent(inquiryId)) return "too_many";
  const conversation = { texts, addresses: parseAddresses(config.mailFrom).map(({ address }) => address) };
  const isLarge = size > maxMailBytes;
  const root = isLarge ? await fetchLargeMail(client, uid) : undefined;
  if (isLarge && !root) return "unreadable";
  const task: ParseTask = root
    ? { source: headers, root, conversation }
    : { source: await fetchSource(client, uid, maxMailBytes), conversation };
  const parsed = await parsingTime.measure(inquiryId, () =>
    runInThread<ParsedMail>("parse-mail.ts", "default", task),
  );
  if (!parsed) return "unreadable";
  try {
    const isStored = await storeMail(database, databaseSettings(config), inquiryId, {
      ...header,
      ...parsed,
      subject: toSubject(header.subject),
      isAutomatic: header.isAutomatic || parsed.isAutomatic,
      receivedAt: toMoment(internalDate),
    });
    return isStored ? undefined : "too_many";
  } catch (error) {
    if (isRefusedValue(error)) return "unreadable";
    throw error;
  }
}

async function fetchSource(client: ImapFlow, uid: number, maxLength: number): Promise<Uint8Array> {
  const found = await client.fetchOne(uid, { source: { maxLength } }, { uid: true });
  return (found && found.source) || new Uint8Array();
}

/** The server's own, of which it may have none; never one to come. */
function toMoment(internalDate: Date | string | undefined): Date {
  const milliseconds = new Date(internalDate ?? Number.NaN).getTime();
  return new Date(Math.min(Number.isNaN(milliseconds) ? Infinity : milliseconds, Date.now()));
}

const maxSubjectLength = 300;

function toSubject(subject: string): string {
  const line = subject
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]+/gu, " ")
    .trim();
  return cutText(line, maxSubjectLength);
}
