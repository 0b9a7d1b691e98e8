import { decodeWords, type HeaderFields, splitHeader } from "./header-fields.ts";
import { findMachineSigns, type MachineSigns } from "./machine-signs.ts";
import { type MailAddress, parseAddresses } from "./mail-addresses.ts";

/** What the header of a mail says about where the mail belongs. */
export interface MailHeader extends MachineSigns {
  /** Message-ID without brackets; undefined when it has none that can be used. */
  mailId: string | undefined;
  /** Address in small letters; empty where the header names none, or several. */
  sender: string;
  senderName: string;
  /** Where an answer should go, when that is another address. */
  replyTo: string | undefined;
  /** The addresses it was sent to, and those that got a copy. */
  to: string[];
  cc: MailAddress[];
  /** The names it gives those addresses, and the one for replies. */
  names: Record<string, string>;
  subject: string;
  /** Message-IDs of the mails it follows, without brackets, the nearest first. */
  followed: string[];
  /** The reference of an inquiry that the subject names. */
  reference: string | undefined;
}

const maxForeignIds = 100;
/** Longer ones, and those that are not ASCII, are of no use: no program repeats them. */
const usableId = /^[\x21-\x7e]{3,500}$/;

/** Characters that no other one of a reference is taken for; people write it in small letters, too. */
export const referenceInSubject = /\bN-[2-9CDFGHJKMNPQRTVWX]{5}\b/i;

/** Parses a header, of which 128 KB are looked at. */
export async function parseHeader(source: Uint8Array): Promise<MailHeader> {
  const { fields } = splitHeader(source, true);
  const first = (name: string) => fields.get(name)?.[0] ?? "";
  const subject = decodeWords(first("subject"));
  const sender = findSender(fields);
  const [replyTo] = parseAddresses(first("reply-to"));
  const to = addressesOf(fields, "to");
  const cc = addressesOf(fields, "cc");
  const named = [...cc, ...to, ...(replyTo ? [replyTo] : [])].filter(({ name }) => name !== "");
  return {
    mailId: listIds(first("message-id"))[0],
    sender: sender?.address ?? "",
    senderName: sender?.name ?? "",
    replyTo: replyTo && replyTo.address !== sender?.address ? replyTo.address : undefined,
    to: to.map(({ address }) => address),
    cc,
    names: Object.fromEntries(named.map(({ address, name }) => [address, name])),
    subject,
    followed: listFollowed(fields),
    reference: referenceInSubject.exec(withPlainHyphens(subject))?.[0].toUpperCase(),
    ...findMachineSigns(fields),
  };
}

function addressesOf(fields: HeaderFields, name: string): MailAddress[] {
  return (fields.get(name) ?? []).flatMap(parseAddresses);
}

/** Of two senders nobody knows which one wrote. */
function findSender(fields: HeaderFields): MailAddress | undefined {
  const [sender, ...others] = addressesOf(fields, "from");
  return others.some(({ address }) => address !== sender?.address) ? undefined : sender;
}

/** A reference as people and programs copy it. */
function withPlainHyphens(subject: string): string {
  return subject.replace(/\p{Cf}/gu, "").replace(/[\p{Pd}\u2212]/gu, "-");
}

/** Ours wherever they stand, and of others those that are next. */
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

/** In brackets, or without them where a program forgot them. */
function listIds(value: string): string[] {
  const bracketed = [...value.matchAll(/<([^<>\s]{3,998})>/g)].map(([, id = ""]) => id);
  const ids = bracketed.length > 0 ? bracketed : value.split(/[\s,<>]+/).filter((word) => word.includes("@"));
  return ids.filter((id) => usableId.test(id));
}

/** Also where a program broke the line within one. */
export function listOwnIds(value: string): string[] {
  const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@[\p{L}\p{M}\d.-]{1,253}/giu;
  return [...(value.match(ids) ?? []), ...(value.replace(/\s+/g, "").match(ids) ?? [])];
}
