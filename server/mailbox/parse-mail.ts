import { createHash } from "node:crypto";
import { cutText } from "../../app/i18n/text.ts";
import { listAttachments } from "./attachments.ts";
import { parseAddresses } from "./mail-addresses.ts";
import { collectContent, decodeText } from "./mail-content.ts";
import { type MimePart, parseMimePart, readHeader } from "./mime-part.ts";
import { type Conversation, splitQuoted } from "./quotation.ts";

/** What is kept of a mail: text and attachments, never HTML. */
export type ParsedMail = Awaited<ReturnType<typeof parseMail>>;

export interface ParseTask {
  source: Uint8Array;
  /** So many bytes at the end of the mail were not fetched. */
  cutBytes?: number;
  conversation?: Conversation;
}

export const maxTextLength = 100_000;

/** Less than is fetched of a mail: it may come a second time below a longer header. */
const maxHashedBytes = 39 * 1024 * 1024;

/** Parses a mail that came by IMAP; runs in a thread of its own. */
export default async function parseMail({
  source,
  cutBytes = 0,
  conversation = { texts: [], addresses: [] },
}: ParseTask) {
  const { fields, bodyStart } = readHeader(source);
  const root = parseMimePart(source);
  const { text, files, isEncrypted } = collectContent(root);
  const recipients = ["to", "cc"].flatMap((name) => fields.get(name) ?? []).flatMap(parseAddresses);
  const addresses = [...conversation.addresses, ...recipients.map(({ address }) => address)];
  const hash = createHash("sha256");
  for (const name of ["message-id", "date", "from", "subject"])
    hash.update(`${fields.get(name)?.join() ?? ""}\n`);
  hash.update(source.subarray(bodyStart, bodyStart + maxHashedBytes));
  const { body, quoted, ...fold } = splitQuoted(text, { texts: conversation.texts, addresses });
  return {
    body: cutText(body, maxTextLength, "\n[…]"),
    /** What it repeats of earlier mails. */
    quoted: quoted && cutText(quoted, maxTextLength, "\n[…]"),
    ...fold,
    ...listAttachments(files, lastPart(root), cutBytes),
    /** A part says that a program wrote it. */
    isAutomatic: isReaction(body) || isAutomatic(root),
    isEncrypted,
    /** The same when a mail server numbers its mails anew, or has a mail twice. */
    fingerprint: hash.digest("hex"),
  };
}

function lastPart(part: MimePart): MimePart {
  const last = part.children.at(-1);
  return last ? lastPart(last) : part;
}

/** Phones and programs write a mood so. */
function isReaction(body: string): boolean {
  return /^(Liked|Loved|Disliked|Laughed at|Emphasized|Questioned) [“"][^“”"]*[”"]$|^\P{L}{1,20}\n.{0,200} reacted to your message\b/u.test(
    body,
  );
}

/**
 * A reaction, a receipt of reading, a report on a domain, "accepted" for an invitation: programs send them. A declined invitation is
 * not among them, because it says why, or staff should ask.
 */
function isAutomatic(part: MimePart): boolean {
  const { mediaType, children, fileName } = part;
  return (
    /^(text\/vnd\.google\.email-reaction|message\/(disposition-notification|feedback-report)|application\/tlsrpt)/.test(
      mediaType,
    ) ||
    domainReport.test(fileName) ||
    (mediaType === "text/calendar" && isAcceptance(decodeText(part))) ||
    children.some(isAutomatic)
  );
}

/** The name of a DMARC report (RFC 7489): receiver, domain, from when to when. */
const domainReport = /^[^!]+![^!]+!\d+!\d+(![^!]*)?\.(xml|zip|gz|xml\.gz)$/i;

function isAcceptance(calendar: string): boolean {
  return /^METHOD:REPLY\b/im.test(calendar) && /\bPARTSTAT=ACCEPTED\b/i.test(calendar);
}
