import { asciiDomain } from "../../app/ascii-domain.server.ts";

const address = /[^\s<>()[\]:;,"]{1,64}@[^\s<>()[\]:;,"]{1,255}/g;

/** `From: Desk <hello@nawat.example>`, in any language, in bold or not. */
const labelLine = /^[\s*_>]{0,8}\p{L}[\p{L} /]{0,30}[*_\s]{0,3}[:：][*_\s]{0,3}\S/u;

/** Labels that a program writes above what it repeats. People write one or two below each other. */
const minLabels = 3;

export interface Introduction {
  /** The line it begins with. */
  start: number;
  /** The address of the author of what follows; undefined where it names none. */
  author: string | undefined;
  /** A header, or a sentence with a date and an address: nobody but a program writes these. */
  isCertain: boolean;
}

/**
 * The introduction of what stands at `index`: labels, or a sentence such as `On Monday, 23 November 2026 at 10:00, Desk <…> wrote:`,
 * in any language. Undefined without one.
 */
export function findIntroduction(lines: string[], index: number): Introduction | undefined {
  const end = skipUp(lines, index, isBlank, 2);
  const afterHeader = skipUp(lines, skipUp(lines, end, isSeparator, 1), isBlank, 2);
  const header = findHeader(lines, afterHeader);
  const found = header ?? findSentence(lines, end);
  if (!found) return undefined;
  const [author] = addressesIn(lines.slice(found.start, index));
  return { ...found, author, start: skipUp(lines, skipUp(lines, found.start, isBlank, 1), isSeparator, 1) };
}

function skipUp(lines: string[], index: number, isSkipped: (line: string) => boolean, most: number): number {
  let end = index;
  while (end > 0 && index - end < most && isSkipped(lines[end - 1] ?? "")) end--;
  return end;
}

/** Labels below each other, or lines below a separator that begin with an address. */
function findHeader(lines: string[], end: number) {
  const start = skipUp(lines, end, (line) => labelLine.test(line), 10);
  const isLabelled = end - start >= minLabels && addressesIn(lines.slice(start, end)).length > 0;
  if (isLabelled) return { start, isCertain: true };
  const top = skipUp(lines, end, (line) => !isBlank(line) && !isSeparator(line), 10);
  const isBelowSeparator =
    end - top >= minLabels && isSeparator(lines[top - 1] ?? "") && addressesIn([lines[top] ?? ""]).length > 0;
  return isBelowSeparator ? { start: top, isCertain: true } : undefined;
}

/** It ends with a colon or dashes, has a date or an address, and is broken into three lines at most. */
function findSentence(lines: string[], end: number) {
  let found: { start: number; isCertain: boolean } | undefined;
  for (let start = end - 1; start >= Math.max(0, end - 3) && !isBlank(lines[start] ?? ""); start--) {
    const sentence = lines.slice(start, end).join(" ").trim();
    if (sentence.length > 500 || !/[:：]$|-{2,}$/.test(sentence)) break;
    const hasDate = /\p{Nd}/u.test(sentence.replace(address, ""));
    const hasAddress = addressesIn([sentence]).length > 0;
    if (hasDate || hasAddress) found = { start, isCertain: hasDate && hasAddress };
    if (hasDate) break;
  }
  return found;
}

/** In small letters, their domains in ASCII. */
function addressesIn(lines: string[]): string[] {
  return lines
    .flatMap((line) => line.slice(0, 1000).match(address) ?? [])
    .map((one) => asciiDomain(one.toLowerCase()));
}

const maxSeparatorLength = 200;

/** `-----Original Message-----`, a ruler, and the like: what a program puts around a header. */
function isSeparator(line: string): boolean {
  if (line.length > maxSeparatorLength) return false;
  const text = line.replace(/^[\s>]+/, "").trimEnd();
  if (/^[-_=*]{3,}$/.test(text)) return true;
  const words = text.replace(/^[-_=*]{2,}\s?/, "").replace(/[-_=*]{2,}$/, "");
  return /^[-_=*]{2}.*[-_=*]{2}$/.test(text) && /^[^\s-]/.test(words) && words.length <= 81;
}

/** Of a quotation, a line of marks alone. */
export function isBlank(line: string): boolean {
  return /^[>\s]*$/.test(line);
}
