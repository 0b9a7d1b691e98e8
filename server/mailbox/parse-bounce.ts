import { decodeWords } from "./decode-text.ts";
import { findMachineSigns, isByMachine, notDelivered } from "./machine-signs.ts";
import { collectContent } from "./mail-content.ts";
import { parseAddresses } from "./mail-addresses.ts";
import { type HeaderFields, type MimePart, parseMimePart, readHeader } from "./mime-part.ts";
import { listOwnIds } from "./parse-header.ts";

export type Bounce = NonNullable<Awaited<ReturnType<typeof parseBounce>>>;

/** A report begins with what it says; the mail that it returns comes after. */
const maxTextLength = 20_000;

/** A server that goes on trying has not failed. */
const delay = /\bdelay(ed)?\b|\bwarning\b|\bstill (being )?(trying|retr)|\bwill (keep|be|continue|retry)/i;

/** Reads what a mail server tells of a mail. Undefined when that is a delay or a success, or names no mail of ours. */
export async function parseBounce(source: Uint8Array) {
  const { fields } = readHeader(source);
  const root = parseMimePart(source);
  const parts = listParts(root);
  const text = collectContent(root).text.slice(0, maxTextLength);
  const status = textsOf(parts, /^message\/(global-)?delivery-status$/).join("\n");
  const copies = [
    ...textsOf(parts, /^(message\/(global|rfc822)|(text\/rfc822|message\/global)-headers)$/),
    text,
  ];
  const returned = copies
    .flatMap((copy) => [...copy.matchAll(messageIdField)])
    .flatMap(([field]) => listOwnIds(field));
  const mailIds = new Set([...returned, ...followedBy(fields), ...listOwnIds(text)]);
  const subject = decodeWords(fields.get("subject")?.[0] ?? "");
  // "Delivery failure: two boards are missing" is a person's.
  const saysFailure =
    isByMachine(findMachineSigns(fields, ""), { isAnswer: true, ownAddresses: [] }) &&
    notDelivered.test(subject);
  const isFailure = returned.length > 0 || fields.has("x-failed-recipients") || saysFailure;
  const hasFailed = status
    ? /^action:\s*failed\b/im.test(status)
    : isFailure && !delay.test(`${subject}\n${text.slice(0, 1000)}`);
  if (!hasFailed || mailIds.size === 0) return undefined;
  const recipients = [...(fields.get("x-failed-recipients") ?? []), ...listFailed(status)];
  return {
    /** Message-IDs of ours without brackets, first the one that the report returns. */
    mailIds: [...mailIds],
    /** Whom it names as not reached, in small letters. */
    recipients: recipients.flatMap(parseAddresses).map(({ address }) => address),
    /** What the mail server said: `550 5.1.1 No such user` */
    response: responseIn(status) || responseIn(text),
  };
}

/** The header of a returned mail may stand in the text. */
const messageIdField = /^[> ]{0,20}message-id:.{0,998}(\r?\n[ \t].{0,998})?/gim;

function listParts(part: MimePart): MimePart[] {
  return [part, ...part.children.flatMap(listParts)];
}

function textsOf(parts: MimePart[], mediaType: RegExp): string[] {
  return parts
    .filter((part) => mediaType.test(part.mediaType))
    .map((part) => Buffer.from(part.content).toString("utf8").slice(0, maxTextLength));
}

function followedBy(fields: HeaderFields): string[] {
  return ["in-reply-to", "references"].flatMap((name) => fields.get(name) ?? []).flatMap(listOwnIds);
}

/** The recipients that failed: a status has a group of lines for each. */
function listFailed(status: string): string[] {
  const groups = status.split(/\n[ \t\r]*\n/).filter((group) => /^action:\s*failed\b/im.test(group));
  return groups.flatMap((group) =>
    [...group.matchAll(/^(?:original|final)-recipient:[^;\n]{0,100};(.{0,320})/gim)].map(
      ([, address = ""]) => address,
    ),
  );
}

/** The server's own words, else its code, else the first line that has one. */
function responseIn(text: string): string {
  const said =
    /^diagnostic-code:\s*(?:[\w-]+;\s*)?((?:.|\r?\n[ \t])+)/im.exec(text) ??
    /^status:\s*(.+)/im.exec(text) ??
    /^(.{0,200}\b5\d\d[ -].{0,300})$/m.exec(text);
  return said?.[1]?.trim() ?? "";
}
