export interface SplitText {
  body: string;
  /** What it repeats of earlier mails, at its end or above an answer; undefined without any. */
  quoted: string | undefined;
}

/** The line by which mail programs begin a quotation; it may take several lines. */
const introductions = [
  /^on\b.{5,300}\bwrote\s*:$/i,
  /^le\b.{5,300}\ba écrit\s*:$/i,
  /^am\b.{5,300}\bschrieb\b.{0,200}:$/i,
  /^(في|بتاريخ|كتب|يوم)(?=[\s،,]).{3,300}[:：]$/u,
  /^-{2,}\s*(original message|message d'origine|ursprüngliche nachricht|forwarded message|الرسالة الأصلية|رسالة مُ?عاد توجيهها)\s*-{2,}$/iu,
];

/** A line that begins with a name says it only where a quoted line follows. */
const authorLine = /^.{3,200}\s(كتب|كتبت|wrote|a écrit)\s?.{0,120}:$/iu;

/** Outlook puts the header of the mail it answers above it. */
const headerLine = /^\*?(from|de|von|من)\s?\*?\s?:\s?\*?\s?\S/i;
const secondHeaderLine =
  /^\*?(sent|date|to|envoyé|gesendet|à|an|تاريخ الإرسال|التاريخ|إلى|أُ?رسلت?)\s?\*?\s?:/iu;

/**
 * Splits what somebody wrote from what their mail program repeats. An answer written between quoted lines is left whole: apart it
 * could not be understood.
 */
export function splitQuoted(text: string): SplitText {
  const lines = text.split("\n");
  const start = findQuotation(lines);
  if (start === undefined) return { body: text, quoted: undefined };
  const above = lines.slice(0, start).join("\n").trim();
  const rest = lines.slice(start);
  const lastQuoted = rest.findLastIndex(isQuoted);
  // Without marked lines all of the rest is repeated.
  if (lastQuoted < 0) return split(above, rest.join("\n"));
  const firstQuoted = rest.findIndex(isQuoted);
  if (rest.slice(firstQuoted, lastQuoted).some((line) => line.trim() !== "" && !isQuoted(line)))
    return { body: text, quoted: undefined };
  const below = rest.slice(lastQuoted + 1).join("\n");
  return split([above, below.trim()].filter(Boolean).join("\n\n"), rest.slice(0, lastQuoted + 1).join("\n"));
}

/** Whoever wrote nothing of their own repeats what they mean. */
function split(body: string, quoted: string): SplitText {
  return body === "" ? { body: quoted.trim(), quoted: undefined } : { body, quoted: quoted.trim() };
}

function isQuoted(line: string): boolean {
  return line.trimStart().startsWith(">");
}

/** The number of the line at which a quotation begins, its introduction included. */
function findQuotation(lines: string[]): number | undefined {
  for (const [index, line] of lines.entries()) {
    if (isQuoted(line)) return index;
    if (isIntroduction(lines, index) || isHeader(lines, index)) return index;
  }
  return undefined;
}

/** Long introductions are wrapped, also at an address. */
function isIntroduction(lines: string[], index: number): boolean {
  let joined = "";
  for (const [count, line] of lines.slice(index, index + 3).entries()) {
    if (line.trim() === "") return false;
    joined = `${joined} ${line}`.replace(/\p{Cf}/gu, "").trim();
    if (joined.length > 500) return false;
    if (introductions.some((pattern) => pattern.test(joined))) return true;
    const following = lines.slice(index + count + 1, index + count + 3);
    if (authorLine.test(joined) && following.some(isQuoted)) return true;
  }
  return false;
}

function isHeader(lines: string[], index: number): boolean {
  const next = lines.slice(index + 1, index + 4);
  return (
    headerLine.test(lines[index]?.trim() ?? "") && next.some((line) => secondHeaderLine.test(line.trim()))
  );
}
