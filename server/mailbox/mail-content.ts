import { isBlank } from "../../app/inquiries/submit/clean-text.server.ts";
import { cutText } from "../../app/cut-text.server.ts";
import { decodeBytes } from "./charset.ts";
import { cleanMailText } from "./clean-mail-text.ts";
import { decodeContent, decodeText } from "./decode-part.ts";
import type { MimePart } from "./mime-part.ts";

/** What a mail says, and the files it brings. */
export interface MailContent {
  text: string;
  files: MimePart[];
}

/** Of all texts of a mail together: ten times as many characters as are kept of it, and bytes before they are decoded. */
const maxCharacters = 1_000_000;
const maxBytes = 8 * 1024 * 1024;

/** How much of a mail's texts has been collected. */
interface Collected {
  characters: number;
  bytes: number;
  /** There was more, and a mark stands in its place. */
  isCut: boolean;
}

/** Collects the text of a mail's parts in their order, of alternatives the one that says more. Every other part is a file. */
export function collectContent(root: MimePart): MailContent {
  const { text, files } = collectPart(root, { characters: 0, bytes: 0, isCut: false });
  if (!isBlank(text)) return { text, files };
  // Some programs give the message itself a name, or a type that no program knows.
  const message = files.find((file) => file.disposition !== "attachment" && isReadable(file));
  if (!message) return { text: "", files };
  return { text: cleanMailText(decodeText(message)), files: message === root ? [] : files };
}

function collectPart(part: MimePart, collected: Collected): MailContent {
  if (part.children.length === 0) return collectLeaf(part, collected);
  const contents = part.children.map((child) => collectPart(child, collected));
  const texts = contents.map(({ text }) => text).filter((text) => !isBlank(text));
  const text = part.mediaType === "multipart/alternative" ? chooseAlternative(texts) : texts.join("\n\n");
  return { text: text || preambleText(part), files: contents.flatMap(({ files }) => files) };
}

/** Text before the first part tells programs that know no parts about them. Where it does not, somebody wrote it. */
function preambleText({ body }: MimePart): string {
  const text = cleanMailText(decodeBytes(body));
  return /\bmime\b/i.test(text) ? "" : text;
}

function collectLeaf(part: MimePart, collected: Collected): MailContent {
  // A copy for programs that run it, and a mood for those that show one.
  if (/^text\/(x-amp-html|vnd\.google\.email-reaction)/.test(part.mediaType)) return { text: "", files: [] };
  const isMessage =
    /^(multipart\/|text\/(plain|html|enriched|richtext|markdown)$)/.test(part.mediaType) &&
    part.disposition !== "attachment" &&
    part.fileName === "";
  if (!isMessage) return { text: "", files: [part] };
  if (collected.isCut) return { text: "", files: [] };
  collected.isCut = collected.characters >= maxCharacters || collected.bytes >= maxBytes;
  if (collected.isCut) return { text: "[…]", files: [] };
  collected.bytes += part.body.length;
  const text = cutText(cleanMailText(decodeText(part)), maxCharacters - collected.characters);
  collected.characters += text.length;
  return { text, files: [] };
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

/** Some words are said by HTML alone: of buttons, of pictures. Figures and what is struck out are not among them. */
const minShare = 0.9;

function says(words: Set<string>, others: Set<string>): boolean {
  const missing = [...others].filter((word) => !words.has(word));
  return missing.length <= others.size * (1 - minShare) && !missing.some((word) => /~~|\p{N}/u.test(word));
}

/** Links apart, which HTML hides. `~~` marks what is struck out. */
function wordsOf(text: string): Set<string> {
  return new Set(text.replace(/https?:\/\/[^\s\]>]+/g, "").match(/[\p{L}\p{N}]+|~~/gu));
}

const space = 0x20;

/** Tab, line breaks, form feed, and the escape of Japanese charsets. */
const controlsOfText = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);

/** Text in truth: without the bytes that only files have. */
function isReadable(file: MimePart): boolean {
  const start = decodeContent(file).subarray(0, 4096);
  return start.length > 0 && !start.some((byte) => byte < space && !controlsOfText.has(byte));
}
