import { join } from "node:path";
import { cutText } from "../../app/i18n/text.ts";
import type { FetchMessageObject, ImapFlow } from "imapflow";
import { Piscina } from "piscina";
import { isByMachine } from "./machine-signs.ts";
import type { ReceivedHeader } from "./parse-header.ts";
import type { ParsedMail, ParseTask } from "./parse-mail.ts";
import type { Conversation } from "./quotation.ts";
import type { MailToStore } from "./store-mail.ts";

/** Bytes of a mail that are fetched. Large providers accept no more; of a larger mail the end is not read. */
const maxMailBytes = 40 * 1024 * 1024;

/** Fetches and parses a mail. Undefined for one that cannot be read. */
export async function loadMail(
  client: ImapFlow,
  { uid, size = 0, internalDate }: FetchMessageObject,
  header: ReceivedHeader,
  conversation: Conversation,
): Promise<MailToStore | undefined> {
  const source = await fetchSource(client, uid, maxMailBytes);
  const task: ParseTask = { source, cutBytes: Math.max(0, size - maxMailBytes), conversation };
  const parsed = await runInThread<ParsedMail>("parse-mail.ts", "default", task);
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

/** The moment at which the mail server had a mail; now, where it says none or one to come. */
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

/** On a busy machine a large mail takes ten times as long as its work. */
const timeoutMs = 60_000;

/** A mail may be built to keep its reader busy: this thread is ended then, and pages never wait for it. */
const threads = new Piscina({
  minThreads: 0,
  maxThreads: 1,
  // The memory that the largest mail took is given back then.
  idleTimeout: 60_000,
  niceIncrement: 10,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
});

/** Calls a function of a file of this folder in a thread. Undefined for a mail that breaks it, or takes too long. */
export async function runInThread<Result>(
  file: string,
  name: string,
  task: unknown,
): Promise<Result | undefined> {
  try {
    const filename = join(import.meta.dirname, file);
    return await threads.run(task, { filename, name, signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    return undefined;
  }
}
