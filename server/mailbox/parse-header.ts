import { decodeWords } from "./decode-text.ts";
import { findMachineSigns } from "./machine-signs.ts";
import { type MailAddress, parseAddresses } from "./mail-addresses.ts";
import { type HeaderFields, readHeader } from "./mime-part.ts";
import { isProven } from "./sender-proof.ts";

/** What the header of a mail says about where the mail belongs. */
export type MailHeader = Awaited<ReturnType<typeof parseHeader>>;

/** The header of a mail in our mailbox, judged once. */
export interface ReceivedHeader extends MailHeader {
  /** Somebody's mail that came from our own address: `sender` is that person, where it names one. */
  isFromOurselves: boolean;
  /** Whether the mail server that received it says that the address is the sender's own; undefined when none is asked. */
  isProven: boolean | undefined;
}

export interface HeaderTask {
  source: Uint8Array;
  /** How the mail server that received it calls itself. */
  authservId: string | undefined;
  ownAddresses: string[];
}

const deliveryFields = [
  "resent-to",
  "resent-cc",
  "delivered-to",
  "envelope-to",
  "x-forwarded-to",
  "x-original-to",
];

const maxForeignIds = 100;
/** No program repeats an id that is longer or not in ASCII. */
const usableId = /^[\x21-\x7e]{3,500}$/;

/** People write a reference in small letters, too. */
export const referenceInSubject = /\bN-[2-9CDFGHJKMNPQRTVWX]{5}\b/i;

/** Parses a header and judges its sender; runs in a thread of its own. */
export async function parseReceivedHeader({
  source,
  authservId,
  ownAddresses,
}: HeaderTask): Promise<ReceivedHeader> {
  const header = await parseHeader(source);
  const { sender, names, replyTo = "", originalSender, isMarkedAsSpam } = header;
  if (!ownAddresses.includes(sender)) {
    const verdict = authservId === undefined ? undefined : isProven(source, authservId, sender);
    return { ...header, isFromOurselves: false, isProven: isMarkedAsSpam ? false : verdict };
  }
  // A list or a form of ours sends for somebody. Nothing proves whom.
  const person = [originalSender, { address: replyTo, name: names[replyTo] ?? "" }].find(
    (one) => one && one.address !== "" && !ownAddresses.includes(one.address),
  );
  return {
    ...header,
    ...(person && { sender: person.address, senderName: person.name, replyTo: undefined }),
    isFromOurselves: true,
    isProven: false,
  };
}

/** Parses a header, of which 128 KB are looked at. */
export async function parseHeader(source: Uint8Array) {
  const { fields } = readHeader(source);
  const first = (name: string) => fields.get(name)?.[0] ?? "";
  const subject = decodeWords(first("subject"));
  const [sender] = addressesOf(fields, "from");
  const [replyTo] = parseAddresses(first("reply-to"));
  const to = addressesOf(fields, "to");
  const cc = addressesOf(fields, "cc");
  const named = [...cc, ...to, ...(replyTo ? [replyTo] : [])].filter(({ name }) => name !== "");
  return {
    /** Message-ID without brackets; undefined when it has none that can be used. */
    mailId: listIds(first("message-id"))[0],
    /** Address in small letters, the first of several; empty where the header names none. */
    sender: sender?.address ?? "",
    senderName: sender?.name ?? "",
    /** Where an answer should go, when that is another address. */
    replyTo: replyTo && replyTo.address !== sender?.address ? replyTo.address : undefined,
    /** The person for whom another program sent it from its own address. */
    originalSender: parseAddresses(first("x-original-from"))[0],
    to: to.map(({ address }) => address),
    cc,
    /** Those that mail servers delivered, redirected or resent it to. */
    delivered: deliveryFields.flatMap((name) => addressesOf(fields, name)).map(({ address }) => address),
    /** The names it gives those addresses, and the one for replies. */
    names: Object.fromEntries(named.map(({ address, name }) => [address, name])),
    subject,
    /** Message-IDs of the mails it follows, without brackets, the nearest first. */
    followed: listFollowed(fields),
    /** The reference of an inquiry that the subject names. */
    reference: referenceInSubject.exec(withPlainHyphens(subject))?.[0].toUpperCase(),
    ...findMachineSigns(fields, sender?.address ?? ""),
  };
}

function addressesOf(fields: HeaderFields, name: string): MailAddress[] {
  return (fields.get(name) ?? []).flatMap(parseAddresses);
}

/** A reference as people and programs copy it. */
function withPlainHyphens(subject: string): string {
  return subject.replace(/\p{Cf}/gu, "").replace(/[\p{Pd}\u2212]/gu, "-");
}

/** Ids of ours count wherever they stand, of others the nearest. */
function listFollowed(fields: HeaderFields): string[] {
  const values = [...(fields.get("in-reply-to") ?? []), ...(fields.get("references") ?? []).toReversed()].map(
    decodeWords,
  );
  const ids = values.flatMap((value) => [...listIds(value), ...listOwnIds(value)].toReversed());
  const distinct = [...new Set(ids)];
  const foreign = new Set(distinct.filter((id) => !ownId.test(id)).slice(0, maxForeignIds));
  return distinct.filter((id) => ownId.test(id) || foreign.has(id));
}

/** A Message-ID of ours: a random UUID before the sign. */
const ownId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@/i;

/** Ids stand in brackets, which some programs forget. */
function listIds(value: string): string[] {
  const bracketed = [...value.matchAll(/<([^<>\s]{3,998})>/g)].map(([, id = ""]) => id);
  const ids = bracketed.length > 0 ? bracketed : value.split(/[\s,<>]+/).filter((word) => word.includes("@"));
  return ids.filter((id) => usableId.test(id));
}

/** Finds ids of ours also where a program broke the line within one. */
export function listOwnIds(value: string): string[] {
  const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@[\p{L}\p{M}\d.-]{1,253}/giu;
  return [...(value.match(ids) ?? []), ...(value.replace(/\s+/g, "").match(ids) ?? [])];
}
