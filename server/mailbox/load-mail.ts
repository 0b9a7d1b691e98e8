import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { cutText } from "../../app/i18n/text.ts";
import type { FetchMessageObject, ImapFlow, MessageStructureObject } from "imapflow";
import { Piscina } from "piscina";
import { maxAttachmentBytes, maxKeptBytes } from "./attachments.ts";
import { isByMachine } from "./machine-signs.ts";
import { unfetchedField } from "./mime-part.ts";
import type { ReceivedHeader } from "./parse-header.ts";
import type { ParsedMail } from "./parse-mail.ts";
import type { Conversation } from "./quotation.ts";
import type { MailToStore } from "./store-mail.ts";

/** Bytes of a mail that are fetched whole, as most mail servers accept them. */
const maxMailBytes = 30 * 1024 * 1024;

/** Fetches and parses a mail. `owner` is the inquiry, or the sender, whose time it takes. Undefined for one that cannot be read. */
export async function loadMail(
  client: ImapFlow,
  { uid, size = 0, internalDate, headers = Buffer.alloc(0) }: FetchMessageObject,
  header: ReceivedHeader,
  conversation: Conversation,
  owner: string,
): Promise<MailToStore | undefined> {
  const mark = size > maxMailBytes ? randomUUID() : undefined;
  const source = await (mark === undefined
    ? fetchSource(client, uid, maxMailBytes)
    : fetchLargeMail(client, uid, headers, mark));
  if (!source) return undefined;
  const start = performance.now();
  const parsed = await runInThread<ParsedMail>("parse-mail.ts", "default", { source, mark, conversation });
  parsingMs.set(owner, (parsingMs.get(owner) ?? 0) + performance.now() - start);
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

const maxParts = 100;
const maxTextBytes = 1024 * 1024;
const maxPartHeaderBytes = 8 * 1024;

/** Bytes of base64 and its line breaks for three bytes of a file. */
const encodedShare = 1.4;

/**
 * Fetches a mail without the files that are too large to be kept: of these it has the header and, after `mark`, the size. Undefined when
 * the server does not say what the mail is made of.
 */
async function fetchLargeMail(
  client: ImapFlow,
  uid: number,
  headers: Uint8Array,
  mark: string,
): Promise<Uint8Array | undefined> {
  const found = await client.fetchOne(uid, { bodyStructure: true }, { uid: true });
  if (!found || !found.bodyStructure) return undefined;
  const pieces: (Uint8Array | string)[] = [];
  let parts = 0;
  let bytes = 0;
  const open = addBoundary("multipart/mixed");
  pieces.push(headers, "\r\n\r\n");
  await addPart(found.bodyStructure, open);
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));

  /** Begins a multipart. Its field stands before those of the header: of several the first counts. */
  function addBoundary(type: string): string {
    // No sender can write it beforehand, and the fingerprint leaves the mark out.
    const boundary = `${mark}-${parts}`;
    pieces.push(
      `Content-Type: ${/^[\w.+/-]{1,99}$/.test(type) ? type : "multipart/mixed"}; boundary=${boundary}\r\n`,
    );
    return boundary;
  }

  async function addPart(node: MessageStructureObject, boundary: string) {
    parts += 1;
    if (parts > maxParts) return;
    pieces.push(`\r\n--${boundary}\r\n`);
    if (!node.childNodes || node.type.startsWith("message/")) return await addLeaf(node);
    const inner = addBoundary(node.type);
    pieces.push("\r\n");
    for (const child of node.childNodes) await addPart(child, inner);
    pieces.push(`\r\n--${inner}--\r\n`);
  }

  async function addLeaf({ part = "1", type, size = 0, disposition }: MessageStructureObject) {
    const isText = type.startsWith("text/") && disposition !== "attachment";
    const maxBytes = isText ? maxTextBytes : maxAttachmentBytes * encodedShare;
    const isFetched = isText || (size <= maxBytes && bytes + size <= maxKeptBytes * encodedShare);
    if (isFetched) bytes += Math.min(size, maxBytes);
    const asked = [
      { key: `${part}.MIME`, maxLength: maxPartHeaderBytes },
      ...(isFetched ? [{ key: part, maxLength: maxBytes }] : []),
    ];
    const answer = await client.fetchOne(uid, { bodyParts: asked }, { uid: true });
    const bodyParts = (answer && answer.bodyParts) || new Map<string, Buffer>();
    if (!isFetched) pieces.push(`${unfetchedField}: ${mark} ${Math.round(size / encodedShare)}\r\n`);
    const header = (bodyParts.get(`${part}.mime`) ?? Buffer.alloc(0)).toString("latin1").trim();
    pieces.push(Buffer.from(`${header}\r\n\r\n`, "latin1"), bodyParts.get(part) ?? "");
  }
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

/** For the mails of one inquiry, or one sender, within a day: those of everybody else wait meanwhile. */
const maxParsingMs = 180_000;

const parsingMs = new Map<string, number>();
let parsingDay = "";

/** Whether the mails of an inquiry, or of a sender, have kept their reader busy for long today, in this process. */
export function isTimeSpent(owner: string): boolean {
  const today = new Date().toISOString().slice(0, 10);
  if (today !== parsingDay) parsingMs.clear();
  parsingDay = today;
  return (parsingMs.get(owner) ?? 0) >= maxParsingMs;
}
