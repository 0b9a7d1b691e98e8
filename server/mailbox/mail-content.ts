import { type BaseBlock, Constructed, fromBER, ObjectIdentifier, OctetString, Sequence } from "asn1js";
import { describeInvitation } from "../../app/inquiries/received/invitation.server.ts";
import { cleanText, isBlank } from "../../app/inquiries/submit/clean-text.server.ts";
import { partPictures } from "./attachments.ts";
import { decodeBytes, unflow } from "./decode-text.ts";
import { htmlToText } from "./html-text.ts";
import { type MimePart, parseMimePart } from "./mime-part.ts";

/** What a mail says, and the files it brings. */
export interface MailContent {
  text: string;
  files: MimePart[];
  /** Something in it is for others to decrypt. */
  isEncrypted: boolean;
}

/** What one part says and brings, and the invitations in it, in words. */
interface PartContent extends MailContent {
  invitations: string[];
}

const nothing: PartContent = { text: "", files: [], isEncrypted: false, invitations: [] };

/** Bytes of all texts of a mail together, of which more is not shown. */
const maxTextBytes = 4 * 1024 * 1024;

/** How much of a mail's texts has been collected. */
interface Collected {
  bytes: number;
  /** More has come, and a mark stands in its place. */
  isCut: boolean;
  signedParts: number;
}

/** Collects the text of a mail's parts in their order, of alternatives the one that says more. Every other part is a file. */
export function collectContent(root: MimePart): MailContent {
  const collected = collectPart(root, { bytes: 0, isCut: false, signedParts: 0 });
  const { files, isEncrypted } = collected;
  // Programs send an invitation as an alternative and as a file.
  const text = [collected.text, ...new Set(collected.invitations)].filter(Boolean).join("\n\n");
  if (!isBlank(text) || isEncrypted) return { text, files, isEncrypted };
  // Some programs give the message itself a name, or a type that no program knows.
  const message = files.find((file) => file.disposition !== "attachment" && isReadable(file));
  if (!message) return { text: "", files, isEncrypted };
  return { text: cleanMailText(decodeText(message)), files: message === root ? [] : files, isEncrypted };
}

function collectPart(part: MimePart, collected: Collected): PartContent {
  if (part.children.length === 0) return collectLeaf(part, collected);
  const contents = part.children.map((child) => collectPart(child, collected));
  const texts = contents.map(({ text }) => text).filter((text) => !isBlank(text));
  const text = part.mediaType === "multipart/alternative" ? chooseAlternative(texts) : texts.join("\n\n");
  return {
    text: text || preambleText(part),
    files: contents.flatMap(({ files }) => files),
    isEncrypted: part.mediaType === "multipart/encrypted" || contents.some(({ isEncrypted }) => isEncrypted),
    invitations: contents.flatMap(({ invitations }) => invitations),
  };
}

/** Text around the parts tells programs that know no parts about them. Where it does not, somebody wrote it. */
function preambleText({ content }: MimePart): string {
  const text = cleanMailText(decodeBytes(content));
  return /\bmime\b/i.test(text) ? "" : text;
}

function collectLeaf(part: MimePart, collected: Collected): PartContent {
  // Copies for watches and for programs that run them, moods, and the version of OpenPGP say nothing more.
  if (
    /^(text\/(x-amp-html|watch-html|vnd\.google\.email-reaction)|application\/pgp-encrypted)$/.test(
      part.mediaType,
    )
  )
    return nothing;
  if (isSmimeMail(part)) return collectSmime(part, collected);
  if (/^(text\/calendar|application\/ics)$/.test(part.mediaType)) {
    const invitation = describeInvitation(decodeText({ ...part, mediaType: "text/calendar" }));
    return { ...nothing, files: [part], invitations: invitation ? [invitation] : [] };
  }
  const isMessage =
    /^(multipart\/|text\/(plain|html|enriched|richtext|markdown)$)/.test(part.mediaType) &&
    part.disposition !== "attachment" &&
    part.fileName === "";
  if (!isMessage) return { ...nothing, files: [part] };
  if (collected.isCut) return nothing;
  const bytesLeft = maxTextBytes - collected.bytes;
  collected.isCut = bytesLeft <= 0;
  if (collected.isCut) return { ...nothing, text: "[…]" };
  const { html: message, pictures } =
    part.mediaType === "text/html" ? partPictures(part) : { html: part, pictures: [] };
  collected.bytes += message.content.length;
  const text = cleanMailText(decodeText(message, bytesLeft));
  if (pgpMessage.test(text))
    return { ...nothing, files: [{ ...part, fileName: "message.asc" }], isEncrypted: true };
  return { ...nothing, text, files: pictures };
}

const pgpMessage = /^\s*-----BEGIN PGP MESSAGE-----/;

/** A mail may be signed by several, one around the other. */
const maxSignedParts = 3;

/** A signed mail says what is in it; an encrypted one is a file. */
function collectSmime(part: MimePart, collected: Collected): PartContent {
  const source = collected.signedParts < maxSignedParts ? openSigned(part) : undefined;
  if (!source) return { ...nothing, files: [part], isEncrypted: true };
  collected.signedParts += 1;
  return collectPart(parseMimePart(source), collected);
}

/** Programs write two or three. */
const maxAlternatives = 10;

/** The first that says what each later one says: programs put the plainest first. */
function chooseAlternative(texts: string[]): string {
  const [first, ...others] = texts.slice(0, maxAlternatives).map((text) => ({ text, words: wordsOf(text) }));
  return (
    others.reduce((chosen, other) => (chosen && says(chosen.words, other.words) ? chosen : other), first)
      ?.text ?? ""
  );
}

/** HTML has some words of buttons and pictures alone. A figure, or a word struck out, is never one of them. */
const minShare = 0.9;

function says(words: Set<string>, others: Set<string>): boolean {
  const missing = [...others].filter((word) => !words.has(word));
  return missing.length <= others.size * (1 - minShare) && !missing.some((word) => /~~|\p{N}/u.test(word));
}

/** Links are left out, because HTML hides them. `~~` marks words struck out. */
function wordsOf(text: string): Set<string> {
  return new Set(text.replace(/https?:\/\/[^\s\]>]+/g, "").match(/[\p{L}\p{N}]+|~~/gu));
}

/** Tab, line breaks, form feed, and the escape of Japanese charsets. */
const controlsOfText = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);

/** Whether a file is text, because it has no byte that only other files have. */
function isReadable({ content }: MimePart): boolean {
  const start = content.subarray(0, 4096);
  return start.length > 0 && start.every((byte) => byte >= 0x20 || controlsOfText.has(byte));
}

/** The text of a part of type text, HTML as plain text. */
export function decodeText({ mediaType, parameters, content }: MimePart, maxBytes = maxTextBytes): string {
  const bytes = content.subarray(0, maxBytes);
  const mark = content.length > maxBytes ? "\n\n[…]" : "";
  const { charset, format, delsp } = parameters;
  if (mediaType === "text/html")
    return `${htmlToText(decodeBytes(bytes, charset || charsetInHtml(bytes)))}${mark}`;
  const text = decodeBytes(bytes, charset);
  return `${format?.toLowerCase() === "flowed" ? unflow(text, delsp?.toLowerCase() === "yes") : text}${mark}`;
}

/** The charset that the document names in its first lines. */
function charsetInHtml(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString("latin1");
  return /<meta\b[^>]{0,200}charset\s?=\s?["']?([\w:.-]{2,40})/i.exec(start)?.[1];
}

/** Four times as many characters as are kept, because spaces and invisible ones go. */
const maxLength = 400_000;

/** Text of a mail as it can be shown: without names of pictures that stood in it, ends of lines and many empty ones. */
function cleanMailText(text: string): string {
  return cleanText(text.slice(0, maxLength).replace(/\[cid:[^\]\s]{1,200}\]/gi, ""))
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{4,}/g, "\n\n\n");
}

const signedData = "1.2.840.113549.1.7.2";

/** Whether a part is a mail in S/MIME, which may come without its type. A part of another name is a signed file. */
export function isSmimeMail({ mediaType, fileName }: Pick<MimePart, "mediaType" | "fileName">): boolean {
  return (
    (/^application\/(x-)?pkcs7-mime$/.test(mediaType) && /^(smime\.p7m)?$/i.test(fileName)) ||
    (mediaType === "application/octet-stream" && /^smime\.p7m$/i.test(fileName))
  );
}

/** The mail within a signed part (RFC 8551, signed-data). Undefined for an encrypted one. Nobody checks the signature. */
export function openSigned({ content }: MimePart): Uint8Array | undefined {
  try {
    const { result } = fromBER(new Uint8Array(content));
    const [type, signed] = childrenOf(result);
    if (!(type instanceof ObjectIdentifier) || type.getValue() !== signedData) return undefined;
    const fields = childrenOf(childrenOf(signed)[0]);
    const encapsulated = fields.find((field) => field instanceof Sequence);
    const [octets] = childrenOf(childrenOf(encapsulated)[1]);
    return octets instanceof OctetString ? new Uint8Array(octets.getValue()) : undefined;
  } catch {
    // It is cut off, or deeper than the stack.
    return undefined;
  }
}

function childrenOf(block: BaseBlock | undefined): BaseBlock[] {
  return block instanceof Sequence || block instanceof Constructed ? block.valueBlock.value : [];
}
