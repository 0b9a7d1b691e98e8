import { findIntroduction, isBlank } from "./introductions.ts";
import { findRepeatedLines } from "./repeated-lines.ts";

export interface SplitText {
  /** What somebody wrote, and whatever else is new. */
  body: string;
  /** What it repeats; undefined without any. */
  quoted: string | undefined;
  /** Where that stands: after so many characters of the body. */
  quotedAt: number;
  /** Lines of it that the conversation does not have. */
  newLines: number;
}

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
 * Splits what somebody wrote from what their mail program repeats: lines that the conversation has already, with the introduction
 * above them. Everything else stays where it stands, as an answer between the lines does.
 */
export function splitQuoted(text: string, { texts, addresses }: Conversation): SplitText {
  const lines = text.split("\n");
  // Programs put marks of direction around labels.
  const plain = lines.map((line) => line.replace(/\p{Cf}/gu, ""));
  const repeated = findRepeatedLines(plain, texts);
  const block = repeated.includes(true)
    ? findRepeatedBlock(plain, repeated)
    : findQuotation(plain, addresses);
  if (!block) return { body: text, quoted: undefined, quotedAt: text.length, newLines: 0 };
  const above = joinLines(lines.slice(0, block.start));
  const body = [above, joinLines(lines.slice(block.end))].filter(Boolean).join("\n\n");
  const quoted = lines.slice(block.start, block.end).join("\n").trim();
  // A mail that only repeats means what it repeats.
  return body === ""
    ? { body: quoted, quoted: undefined, quotedAt: quoted.length, newLines: 0 }
    : { body, quoted, quotedAt: above.length, newLines: block.newLines };
}

/** Without empty lines, and marks of no words, at both ends. */
function joinLines(lines: string[]): string {
  const isFilled = (line: string) => !isBlank(line);
  return lines
    .slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1)
    .join("\n")
    .trim();
}

/** The block at the end, or the only one. Others have answers between them, which could not be understood without them. */
function findRepeatedBlock(lines: string[], repeated: (boolean | undefined)[]): Block | undefined {
  const blocks: (Block & { isIntroduced: boolean })[] = [];
  const isNew = (start: number, end: number) => repeated.slice(start, end).includes(false);
  for (const [index, isRepeated] of repeated.entries()) {
    if (!isRepeated) continue;
    const last = blocks.at(-1);
    const introduced = introductionAround(lines, index);
    const start = introduced ?? index;
    if (last && !isNew(last.end, start)) last.end = index + 1;
    else blocks.push({ start, end: index + 1, newLines: 0, isIntroduced: introduced !== undefined });
  }
  const last = blocks.at(-1);
  if (!last || (blocks.length > 1 && isNew(last.end, lines.length))) return undefined;
  if (pointsBelow.test(lines.slice(0, last.start).join("\n"))) return undefined;
  const block = lines.slice(last.start, last.end);
  // Without a sign of a program somebody took a sentence over, or signs as before.
  return last.isIntroduced || block.some(isMarked) || block.length >= minUnmarkedLines ? last : undefined;
}

const minUnmarkedLines = 10;

/** Above a line; or that line is its end, an address that is in our mails, too. */
function introductionAround(lines: string[], index: number): number | undefined {
  const starts = [index, index + 1, index + 2].map((below) => findIntroduction(lines, below)?.start);
  return starts.find((start) => start !== undefined && start <= index);
}

/** Of a mail that repeats nothing we have: its last lines where they are marked, or what stands below an introduction of ours. */
function findQuotation(lines: string[], addresses: string[]): Block | undefined {
  const end = lines.findLastIndex((line) => !isBlank(line)) + 1;
  const isOurs = (index: number) => {
    const introduction = findIntroduction(lines, index);
    return introduction?.isCertain && addresses.includes(introduction.author ?? "");
  };
  const introduced = lines.findIndex((line, index) => !isBlank(line) && isOurs(index));
  const below = introduced >= 0 && !isMarked(lines[introduced] ?? "") ? introduced : markedStart(lines, end);
  if (below === end) return undefined;
  const { start, author } = findIntroduction(lines, below) ?? { start: below };
  const isForeign = [author, authorOfHeader(lines, below)].some(
    (one) => one !== undefined && !addresses.includes(one),
  );
  if (
    isForeign ||
    (start === below && isList(lines, below)) ||
    mayHoldAnswers(lines.slice(0, start), lines.slice(below, end))
  )
    return undefined;
  return { start, end, newLines: lines.slice(below, end).filter((line) => !isBlank(line)).length };
}

/** The first of the marked lines at the end. */
function markedStart(lines: string[], end: number): number {
  return lines.slice(0, end).findLastIndex((line) => !isBlank(line) && !isMarked(line)) + 1;
}

/** A forwarded mail begins with its own header, which may be marked. */
function authorOfHeader(lines: string[], index: number): string | undefined {
  const inner = lines.slice(index, index + 12).map((line) => line.replace(/^>\s?/, ""));
  return inner.map((_, at) => findIntroduction(inner, at)).find((found) => found?.isCertain)?.author;
}

/** Measures, commands, points: somebody's own lines begin with a mark, too. A colon above them is theirs. */
function isList(lines: string[], index: number): boolean {
  const above = lines.slice(0, index).findLast((line) => !isBlank(line)) ?? "";
  return /[:：]\s*$/.test(above) || !lines.slice(index).some((line) => /^>\s*[^\s\d]/.test(line));
}

/** Words of somebody who answers between the lines, or in another colour. */
const pointsBelow =
  /\b(below|beneath|in-?line|hereunder|underneath|in (red|blue|green|bold|capitals|caps|colou?r))\b|ci-dessous|en (rouge|bleu|vert|gras)|\bunten\b|\babajo\b|\bsotto\b|aşağıda|ниже|أدناه|بالأسفل|في الأسفل|بالأحمر|بالأزرق|بين السطور|در زیر/iu;

/** A question that is not the last line may be answered in the next one. */
function mayHoldAnswers(above: string[], below: string[]): boolean {
  const written = below.filter((line) => /[\p{L}\p{N}]/u.test(line));
  const asked = written.findIndex((line) => /[?؟]\s*$/.test(line));
  return pointsBelow.test(above.join("\n")) || (asked >= 0 && asked < written.length - 1);
}

function isMarked(line: string): boolean {
  return line.startsWith(">");
}
