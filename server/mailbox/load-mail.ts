import { cutText } from "../../app/cut-text.server.ts";
import type { FetchMessageObject, ImapFlow } from "imapflow";
import { fetchLargeMail } from "./fetch-large-mail.ts";
import type { ParsedMail } from "./parse-mail.ts";
import { isByMachine } from "./machine-signs.ts";
import type { ReceivedHeader } from "./parse-header.ts";
import { runInThread } from "./parsing-thread.ts";
import { createParsingTime } from "./parsing-time.ts";
import type { Conversation } from "./quotation.ts";
import type { MailToStore } from "./store-mail.ts";

/** Bytes of a mail that are fetched whole, as most mail servers accept them. */
const maxMailBytes = 30 * 1024 * 1024;

/** Of one inquiry, or one sender, within a day: mails that keep the reader busy keep everybody else's waiting. */
export const parsingTime = createParsingTime(180_000);

/** Fetches and parses a mail. `owner` is the inquiry, or the sender, whose time it takes. Undefined for one that cannot be read. */
export async function loadMail(
  client: ImapFlow,
  { uid, size = 0, internalDate, headers = Buffer.alloc(0) }: FetchMessageObject,
  header: ReceivedHeader,
  conversation: Conversation,
  owner: string,
): Promise<MailToStore | undefined> {
  const source = await (size > maxMailBytes
    ? fetchLargeMail(client, uid, headers)
    : fetchSource(client, uid, maxMailBytes));
  if (!source) return undefined;
  const parsed = await parsingTime.measure(owner, () =>
    runInThread<ParsedMail>("parse-mail.ts", "default", { source, conversation }),
  );
  return (
    parsed && {
      ...header,
      ...parsed,
      subject: toSubject(header.subject),
      isAutomatic: isByMachine(header, { isAnswer: true, ownAddresses: [] }) || parsed.isAutomatic,
      receivedAt: toMoment(internalDate),
    }
  );
}

export async function fetchSource(client: ImapFlow, uid: number, maxLength: number): Promise<Uint8Array> {
  const found = await client.fetchOne(uid, { source: { maxLength } }, { uid: true });
  return (found && found.source) || new Uint8Array();
}

/** The server's own, of which it may have none; never one to come. */
export function toMoment(internalDate: Date | string | undefined): Date {
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
