import { join } from "node:path";
import type { FetchMessageObject, ImapFlow } from "imapflow";
import { Piscina } from "piscina";
import type { Config } from "../config.ts";
import { type DatabaseSettings, databaseSettings } from "../database-settings.ts";
import { type Database, isDatabaseError } from "../database/database.ts";
import type { ParsedMail, ParseTask } from "./parse-mail.ts";
import type { Bounce } from "./read-bounce.ts";
import { type MailHeader, readHeader } from "./read-header.ts";
import { findInquiry, storeBounce, storeMail } from "./store-mail.ts";

/** What became of a mail in the mailbox; all but the first two stay there as they are. */
export type MailOutcome = "received" | "bounced" | "unrelated" | "too_many" | "unreadable";

/** Bytes of a mail that are read whole, as most mail servers accept them; of a larger one only the beginning, with its text. */
const maxMailBytes = 30 * 1024 * 1024;
const beginningBytes = 1024 * 1024;

/** A report repeats the mail at most; whoever sends a larger one means something else. */
const maxReportBytes = 1024 * 1024;

const parseTimeoutMs = 20_000;

/** A mail may be built to keep its reader busy: this thread is ended then, and pages never wait for it. */
const threads = new Piscina({
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 3_600_000,
  niceIncrement: 10,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
});

/** So many mails may take so long in vain, by inquiry: who sends more keeps everybody else's waiting. */
const maxSlowMails = 3;
const slowMs = 2_000;
const slowMails = new Map<string, number>();

type ReceivingConfig = DatabaseSettings & Pick<Config, "mailFrom">;

/**
 * Takes in a mail that belongs to an inquiry, or tells that one of ours did not arrive, and marks it as read; leaves any other as
 * it is. Throws when the database or the mail server is away: then the mail is tried again.
 */
export async function receiveMail(
  client: ImapFlow,
  database: Database,
  config: ReceivingConfig,
  mail: FetchMessageObject,
): Promise<MailOutcome> {
  const header = await readHeader(mail.headers ?? new Uint8Array()).catch(() => undefined);
  if (!header) return "unreadable";
  try {
    const outcome = header.isDeliveryReport
      ? await receiveReport(client, database, mail)
      : await receiveAnswer(client, database, config, mail, header);
    if (outcome === "received" || outcome === "bounced")
      await client.messageFlagsAdd(mail.uid, ["\\Seen"], { uid: true });
    return outcome;
  } catch (error) {
    // What the database will never take: a value, or one too large for an index.
    if (isDatabaseError(error) && /^(2[23]|54)/.test(error.code)) return "unreadable";
    throw error;
  }
}

async function receiveReport(
  client: ImapFlow,
  database: Database,
  { uid, size = 0 }: FetchMessageObject,
): Promise<MailOutcome> {
  if (size > maxReportBytes) return "unrelated";
  const source = await fetchSource(client, uid, maxReportBytes);
  const bounce = await runInThread<Bounce>("read-bounce.ts", "readBounce", source);
  return bounce && (await storeBounce(database, bounce)) ? "bounced" : "unrelated";
}

async function receiveAnswer(
  client: ImapFlow,
  database: Database,
  config: ReceivingConfig,
  { uid, size = 0, internalDate }: FetchMessageObject,
  header: MailHeader,
): Promise<MailOutcome> {
  if (isOwnAddress(header.sender, config)) return "unrelated";
  const inquiryId = await findInquiry(database, header);
  if (!inquiryId) return "unrelated";
  if ((slowMails.get(inquiryId) ?? 0) >= maxSlowMails) return "too_many";
  const isCut = size > maxMailBytes;
  const source = await fetchSource(client, uid, isCut ? beginningBytes : maxMailBytes);
  const parsed = await parse(inquiryId, { source, isCut });
  if (!parsed) return "unreadable";
  const isStored = await storeMail(database, databaseSettings(config), inquiryId, {
    ...parsed,
    // Without one, the mail's own number: it must not come in twice.
    mailId: header.mailId ?? `${uid}@${client.mailbox ? client.mailbox.uidValidity : 0}.mailbox`,
    sender: header.sender,
    subject: toSubject(header.subject),
    isAutomatic: header.isAutomatic,
    receivedAt: toMoment(internalDate),
  });
  return isStored ? "received" : "too_many";
}

/** Notices to staff come to the same mailbox, and what staff write to each other about them: no visitor wrote it. */
function isOwnAddress(sender: string, { mailFrom, staffEmails }: ReceivingConfig): boolean {
  return (
    mailFrom.toLowerCase().includes(sender) || staffEmails.some((address) => address.toLowerCase() === sender)
  );
}

async function fetchSource(client: ImapFlow, uid: number, maxLength: number): Promise<Uint8Array> {
  const found = await client.fetchOne(uid, { source: { maxLength } }, { uid: true });
  return (found && found.source) || new Uint8Array();
}

async function parse(inquiryId: string, task: ParseTask): Promise<ParsedMail | undefined> {
  const start = performance.now();
  const parsed = await runInThread<ParsedMail>("parse-mail.ts", "default", task);
  if (!parsed && performance.now() - start > slowMs)
    slowMails.set(inquiryId, (slowMails.get(inquiryId) ?? 0) + 1);
  return parsed;
}

/** Undefined for a mail that breaks the parser, or takes too long. */
async function runInThread<Result>(file: string, name: string, task: unknown): Promise<Result | undefined> {
  try {
    const filename = join(import.meta.dirname, file);
    return await threads.run(task, { filename, name, signal: AbortSignal.timeout(parseTimeoutMs) });
  } catch {
    return undefined;
  }
}

/** The server's own, of which it may have none; never one to come. */
function toMoment(internalDate: Date | string | undefined): Date {
  const milliseconds = new Date(internalDate ?? Number.NaN).getTime();
  return new Date(Math.min(Number.isNaN(milliseconds) ? Infinity : milliseconds, Date.now()));
}

function toSubject(subject: string): string {
  return subject
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]+/gu, " ")
    .trim()
    .slice(0, 300);
}
