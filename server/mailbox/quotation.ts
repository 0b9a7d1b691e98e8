import { asciiDomain } from "../../app/inquiries/submit/clean-email.server.ts";
import { foldText } from "../../app/i18n/folding.ts";

export interface Conversation {
  /** What was sent and what came, the oldest first. */
  texts: string[];
  /** Ours, in small letters. */
  addresses: string[];
}

/** Lines from one place up to another. */
interface Block {
  start: number;
  end: number;
  newLines: number;
}

/**
 * Splits what somebody wrote from what their mail program repeats: lines that the conversation has already, or that are marked or
 * introduced as ours, with the introduction above them. Everything else stays where it stands, as an answer between the lines does.
 */
export function splitQuoted(text: string, { texts, addresses }: Conversation) {
  const lines = text.split("\n");
  // Programs put marks of direction around labels.
  const plain = lines.map((line) => line.replace(/\p{Cf}/gu, ""));
  const repeated = findRepeatedLines(plain, texts);
  const block = repeated.includes(true)
    ? findRepeatedBlock(plain, repeated)
    : findQuotation(plain, addresses);
  if (!block || pointsBelow.test(plain.slice(0, block.start).join("\n")))
    return { body: text, quoted: undefined, quotedAt: text.length, newLines: 0 };
  const above = joinLines(lines.slice(0, block.start));
  const body = [above, joinLines(lines.slice(block.end))].filter(Boolean).join("\n\n");
  const quoted = lines.slice(block.start, block.end).join("\n").trim();
  // A mail that only repeats means what it repeats.
  return body === ""
    ? { body: quoted, quoted: undefined, quotedAt: quoted.length, newLines: 0 }
    : { body, quoted, quotedAt: above.length, newLines: block.newLines };
}

/** Words of somebody who answers between the lines, or in another colour. */
const pointsBelow =
  /\b(below|beneath|in-?line|hereunder|underneath|highlighted|underlined|in (red|blue|green|bold|capitals|caps|colou?r))\b|ci-dessous|dans le texte|surligné|en (rouge|bleu|vert|gras)|\bunten\b|\babajo\b|\bsotto\b|aşağıda|ниже|أدناه|بالأسفل|في الأسفل|بالأحمر|بالأزرق|بين السطور|در زیر/iu;

/** Without empty lines, and marks of no words, at both ends. */
function joinLines(lines: string[]): string {
  const isFilled = (line: string) => !isBlank(line);
  return lines
    .slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1)
    .join("\n")
    .trim();
}

/** The last repeated block. With words below it and another block above, answers stand between, which need what they answer. */
function findRepeatedBlock(lines: string[], repeated: (boolean | undefined)[]): Block | undefined {
  const blocks: (Block & { isIntroduced: boolean })[] = [];
  const isNew = (start: number, end: number) => repeated.slice(start, end).includes(false);
  for (const [index, isRepeated] of repeated.entries()) {
    if (!isRepeated) continue;
    const last = blocks.at(-1);
    // An address in an introduction may repeat our mails, too.
    const introduction = [index, index + 1, index + 2].map((below) => findIntroduction(lines, below)?.start);
    const introduced = introduction.find((start) => start !== undefined && start <= index);
    const start = introduced ?? index;
    if (last && !isNew(last.end, start)) last.end = index + 1;
    else blocks.push({ start, end: index + 1, newLines: 0, isIntroduced: introduced !== undefined });
  }
  const last = blocks.at(-1);
  if (!last || (blocks.length > 1 && isNew(last.end, lines.length))) return undefined;
  const block = lines.slice(last.start, last.end);
  // Unless a program has marked or introduced it, somebody took over a sentence, or signs as before.
  return last.isIntroduced || block.some(isMarked) ? last : undefined;
}

/** When a mail repeats nothing we have, its last lines are a quotation where they are marked or stand below an introduction of ours. */
function findQuotation(lines: string[], addresses: string[]): Block | undefined {
  const end = lines.findLastIndex((line) => !isBlank(line)) + 1;
  const marked = lines.slice(0, end).findLastIndex((line) => !isBlank(line) && !isMarked(line)) + 1;
  const introduced = lines.findIndex((line, index) => {
    const introduction = isBlank(line) || isMarked(line) ? undefined : findIntroduction(lines, index);
    return addresses.includes(introduction?.author ?? "");
  });
  const below = introduced >= 0 ? introduced : marked;
  if (below === end) return undefined;
  const { start } = findIntroduction(lines, below) ?? { start: below };
  const author = findAuthor(lines.slice(start, below + 12));
  const isForeign = author !== undefined && !addresses.includes(author);
  const quoted = lines.slice(below, end);
  if (isForeign || (start === below && isList(lines.slice(0, below), quoted))) return undefined;
  return { start, end, newLines: quoted.filter((line) => !isBlank(line)).length };
}

/** The author that an introduction names first. A forwarded mail begins with its own header, which may be marked. */
function findAuthor(lines: string[]): string | undefined {
  const inner = lines.map((line) => line.replace(/^>\s?/, ""));
  return inner.map((_, at) => findIntroduction(inner, at)?.author).find(Boolean);
}

/** Whether marked lines are somebody's own, as measures, commands or points: below a colon, or without words. */
function isList(above: string[], marked: string[]): boolean {
  const isAnnounced = /[:：]\s*$/.test(above.findLast((line) => !isBlank(line)) ?? "");
  return isAnnounced || !marked.some((line) => /^>\s*[^\s\d]/.test(line));
}

/** Where the introduction of what stands at `index` begins, and its first address: labels, or a sentence, in any language. */
function findIntroduction(lines: string[], index: number): { start: number; author?: string } | undefined {
  const end = skipUp(lines, index, isBlank, 2);
  const found = findHeader(lines, end) ?? findSentence(lines, end);
  if (found === undefined) return undefined;
  const [author] = addressesIn(lines.slice(found, index));
  const start = skipUp(lines, skipUp(lines, found, isBlank, 1), isSeparator, 1);
  return { start, ...(author && { author }) };
}

function skipUp(lines: string[], index: number, isSkipped: (line: string) => boolean, most: number): number {
  let end = index;
  while (end > 0 && index - end < most && isSkipped(lines[end - 1] ?? "")) end--;
  return end;
}

/** `From: Desk <hello@nawat.example>`, in any language, in bold or not. */
const labelLine = /^[\s*_>]{0,8}\p{L}[\p{L} /]{0,30}[*_\s]{0,3}[:：][*_\s]{0,3}\S/u;

/** Labels that a program writes above what it repeats. People write one or two below each other. */
const minLabels = 3;

/** The first of labels below each other, or of lines below a separator that begin with an address. */
function findHeader(lines: string[], end: number): number | undefined {
  const labels = skipUp(lines, end, (line) => labelLine.test(line), 10);
  if (end - labels >= minLabels && addressesIn(lines.slice(labels, end)).length > 0) return labels;
  const top = skipUp(lines, end, (line) => !isBlank(line) && !isSeparator(line), 10);
  const isBelowSeparator = end - top >= minLabels && isSeparator(lines[top - 1] ?? "");
  return isBelowSeparator && addressesIn([lines[top] ?? ""]).length > 0 ? top : undefined;
}

/** The first line of a sentence that ends with a colon or dashes, has a date or an address, and is broken into three lines at most. */
function findSentence(lines: string[], end: number): number | undefined {
  let found: number | undefined;
  for (let start = end - 1; start >= Math.max(0, end - 3) && !isBlank(lines[start] ?? ""); start--) {
    const sentence = lines.slice(start, end).join(" ").trim();
    if (sentence.length > 500 || !/[:：]$|-{2,}$/.test(sentence)) break;
    const hasDate = /\p{Nd}/u.test(sentence.replace(address, ""));
    if (hasDate || addressesIn([sentence]).length > 0) found = start;
    if (hasDate) break;
  }
  return found;
}

const address = /[^\s<>()[\]:;,"]{1,64}@[^\s<>()[\]:;,"]{1,255}/g;

/** In small letters, their domains in ASCII. */
function addressesIn(lines: string[]): string[] {
  return lines
    .flatMap((line) => line.slice(0, 1000).match(address) ?? [])
    .map((one) => asciiDomain(one.toLowerCase()));
}

/** `-----Original Message-----`, a ruler, and the like: what a program puts around a header. */
function isSeparator(line: string): boolean {
  if (line.length > 200) return false;
  return /^[\s>]*(?:[-_=*]{3,}|[-_=*]{2,}\s?[^\s-].{0,80}[-_=*]{2,})\s*$/.test(line);
}

/** A line of a quotation may have marks alone. */
function isBlank(line: string): boolean {
  return /^[>\s]*$/.test(line);
}

function isMarked(line: string): boolean {
  return line.startsWith(">");
}

/** Characters of a conversation that a mail is compared with; what came last counts. */
const maxEarlierLength = 500_000;

/** Fewer words in a row repeat nothing, unless they go on where others ended. */
const minWords = 3;

/** Places that begin alike, of which no more are looked at. */
const maxPlaces = 20;

/** Whether each line repeats an earlier text, however lines are broken, marked and spaced. Undefined without words. */
function findRepeatedLines(lines: string[], earlierTexts: string[]): (boolean | undefined)[] {
  const known = wordsOf(earlierTexts.join("\n").slice(-maxEarlierLength));
  const wordsOfLines = lines.map(wordsOf);
  const words = wordsOfLines.flat();
  const beginning = (of: string[], start: number) => of.slice(start, start + minWords).join(" ");
  const places = Map.groupBy(known.keys(), (start) => beginning(known, start));
  const isNew = new Uint8Array(words.length);
  for (let at = 0, next = -1; at < words.length;) {
    const possible = [next, ...(places.get(beginning(words, at)) ?? []).slice(0, maxPlaces)];
    const lengths = possible.map((place) => countEqual(words, at, known, place));
    const longest = Math.max(...lengths);
    if (longest > 0) next = (possible[lengths.indexOf(longest)] ?? -1) + longest;
    else isNew[at] = 1;
    at += Math.max(1, longest);
  }
  let end = 0;
  return wordsOfLines.map(({ length }) => {
    end += length;
    return length === 0 ? undefined : !isNew.subarray(end - length, end).includes(1);
  });
}

function countEqual(words: string[], at: number, known: string[], place: number): number {
  let length = 0;
  while (at + length < words.length && words[at + length] === known[place + length]) length++;
  return length;
}

/** Programs rewrite links. A sign that answers, and the mark of what is struck out, are words, too. */
function wordsOf(text: string): string[] {
  return foldText(text.replace(/https?:\/\/[^\s\]>]+|mailto:/gi, " ")).match(wordOrSign) ?? [];
}

const wordOrSign = /[\p{L}\p{N}]+|~~|\p{Extended_Pictographic}|[✓✗✘☐☒√×■□●○]/gu;
