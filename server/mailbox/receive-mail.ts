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
import type { StaffAnswer, StaffAnswerTask } from "./staff-answer.ts";
import { listNoticeTexts, storeStaffAnswer } from "./store-staff-answer.ts";

/** What became of a mail; all but those received and bounced stay in the mailbox as they are, those noted in part for the rest. */
export type MailOutcome = "received" | "noted_in_part" | "bounced" | "unrelated" | MissReason;

/** Bytes of a mail that are fetched whole, as most mail servers accept them. */
const maxMailBytes = 30 * 1024 * 1024;

/** A report says in its beginning what failed. */
const maxReportBytes = 1024 * 1024;

type ReceivingConfig = DatabaseSettings & Pick<Config, "mailAuthservId" | "mailFrom">;

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
  const { inquiry_id: inquiryId, missed, staff_mail: staffMail } = found;
  const inquiry = { client: mailbox.client, database, config, mail, header, inquiryId };
  const outcome = staffMail
    ? await takeInStaffAnswer(inquiry, staffMail)
    : (missed ?? (await takeIn(inquiry)));
  if (outcome === "received" || outcome === "noted_in_part") return outcome;
  const { name, uidValidity } = mailbox;
  const place = { mailbox: name, uid_validity: uidValidity, uid: mail.uid };
  await recordMissedMail(database, { ...place, reason: outcome, inquiry_id: inquiryId });
  return outcome;
}

/** Of one inquiry within a day: mails that keep the reader busy keep everybody else's waiting. */
const parsingTime = createParsingTime(180_000);

/** A mail that belongs to an inquiry. */
interface MailOfInquiry {
  client: ImapFlow;
  database: Database;
  config: ReceivingConfig;
  mail: FetchMessageObject;
  header: MailHeader;
  inquiryId: string;
}

/** What it says, apart from what it repeats of the conversation and of other mails of ours. Returns why not. */
async function parse(
  { client, database, config, mail, inquiryId }: MailOfInquiry,
  otherTexts: string[] = [],
): Promise<ParsedMail | MissReason> {
  const { uid, size = 0, headers = Buffer.alloc(0) } = mail;
  // Asked before anything is fetched.
  const texts = await loadConversation(database, inquiryId);
  if (!texts || parsingTime.isSpent(inquiryId)) return "too_many";
  const addresses = parseAddresses(config.mailFrom).map(({ address }) => address);
  const conversation = { texts: [...texts, ...otherTexts], addresses };
  const isLarge = size > maxMailBytes;
  const root = isLarge ? await fetchLargeMail(client, uid) : undefined;
  if (isLarge && !root) return "unreadable";
  const task: ParseTask = root
    ? { source: headers, root, conversation }
    : { source: await fetchSource(client, uid, maxMailBytes), conversation };
  const parsed = await parsingTime.measure(inquiryId, () =>
    runInThread<ParsedMail>("parse-mail.ts", "default", task),
  );
  return parsed ?? "unreadable";
}

/** Puts a mail into its inquiry. Returns why not. */
async function takeIn(received: MailOfInquiry): Promise<"received" | MissReason> {
  const { database, config, mail, header, inquiryId } = received;
  const parsed = await parse(received);
  if (typeof parsed === "string") return parsed;
  return unlessRefused(async () => {
    const isStored = await storeMail(database, databaseSettings(config), inquiryId, {
      ...header,
      ...parsed,
      subject: toSubject(header.subject),
      isAutomatic: header.isAutomatic || parsed.isAutomatic,
      receivedAt: toMoment(mail.internalDate),
    });
    return isStored ? "received" : "too_many";
  });
}

/** Has a mail that answers one to staff sent to the visitor, or noted. */
async function takeInStaffAnswer(received: MailOfInquiry, staffMail: string) {
  const { database, config, mail, header, inquiryId } = received;
  const { sender } = header;
  const notices = await listNoticeTexts(database, inquiryId);
  const parsed = await parse(received, notices);
  if (typeof parsed === "string") return parsed;
  const task: StaffAnswerTask = {
    header: mail.headers ?? new Uint8Array(),
    body: parsed.body,
    notices,
    authservId: config.mailAuthservId,
    sender,
  };
  const answer = await parsingTime.measure(inquiryId, () =>
    runInThread<StaffAnswer>("staff-answer.ts", "default", task),
  );
  if (!answer) return "unreadable";
  const [own] = parseAddresses(config.mailFrom);
  const isAutomatic = header.isAutomatic || parsed.isAutomatic;
  const written = { ...answer, staffMail, sender, ownAddress: own?.address ?? "", isAutomatic };
  return unlessRefused(() => storeStaffAnswer(database, parsed, written));
}

async function unlessRefused<Outcome>(store: () => Promise<Outcome>): Promise<Outcome | "unreadable"> {
  try {
    return await store();
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
