import { writtenLanguage } from "../../app/inquiries/desk/compose/written-language.ts";
import { findIntroduction, labelLine } from "./introductions.ts";
import { referenceInSubject } from "./parse-header.ts";
import { findRepeatedLines } from "./repeated-lines.ts";

export interface StaffAnswerTask {
  /** What the mail says, apart from what it repeats. */
  body: string;
  /** What was taken out of it because it repeats them. */
  quoted: string | undefined;
  quotedAt: number;
  /** What the mails to staff said. */
  notices: string[];
}

/** What one of the staff answers from their own mail program. */
export interface StaffAnswer {
  /** Without their program's signature. */
  body: string;
  /** All of it, apart from a notice that it repeats. */
  whole: string;
  /** What is quoted, or its introduction, may stand in it; or more than a mail to staff was taken out. */
  isUnclear: boolean;
  locale: ReturnType<typeof writtenLanguage>;
}

/** Tells what is new in an answer to a mail to staff, and by whom it is; runs in a thread of its own. */
export default async function readStaffAnswer(task: StaffAnswerTask): Promise<StaffAnswer> {
  const { quoted, quotedAt, notices } = task;
  const written = withoutHeader(task.body.trim().split("\n"));
  const lines = withoutSignature(written);
  const signed = written.slice(lines.length);
  // Below a signature and what is quoted.
  const isTextBelow = signed.length > 1 && lines.join("\n").length < quotedAt && quotedAt < task.body.length;
  const isMoreCut = quoted !== undefined && !isWholeNotice(quoted.split("\n"), notices);
  const around = [task.body.slice(0, quotedAt), quoted, task.body.slice(quotedAt)];
  const repeated = findRepeatedLines(lines, notices);
  const body = repeated.includes(false) ? lines.join("\n").trim() : "";
  return {
    body,
    whole: isMoreCut ? around.join("\n\n").trim() : task.body,
    isUnclear:
      isMoreCut ||
      isTextBelow ||
      signed.length > maxSignatureLines ||
      lines.some(
        (line, at) =>
          isQuotation(line, repeated[at] === true) ||
          isHeader(lines.slice(at, at + minLabels)) ||
          findIntroduction(lines, at + 1)?.isCertain === true,
      ),
    locale: writtenLanguage(body),
  };
}

/**
 * Programs repeat a mail from its first line to its last. The visitor's lines, which stand in it, somebody may repeat to them, and a
 * quotation of anything else, too.
 */
function isWholeNotice(lines: string[], notices: string[]): boolean {
  const repeated = findRepeatedLines(lines, notices);
  const start = repeated.indexOf(true);
  // Somebody wrote between the quoted lines.
  if (start >= 0 && repeated.slice(start).includes(false)) return false;
  const text = start < 0 ? "" : lettersOf(lines.slice(start).join());
  return notices.some((notice) => {
    const [company = ""] = notice.split("\n", 1);
    return text.startsWith(lettersOf(company)) && text.endsWith(lettersOf(notice).slice(-endLength));
  });
}

/** Letters of the last sentence, which says why somebody gets the mail. */
const endLength = 20;

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}

const minLabels = 3;

/** The end of a header that some programs write without any address, so that it may introduce anything; but its subject is ours. */
function isHeader(lines: string[]): boolean {
  return (
    lines.length >= minLabels &&
    lines.every((line) => labelLine.test(line)) &&
    lines.some((line) => referenceInSubject.test(line))
  );
}

/** Without such a header at the end, and the ruler above it. What it introduced is apart. */
function withoutHeader(lines: string[]): string[] {
  const start = lines.findLastIndex((line) => !labelLine.test(line)) + 1;
  if (!isHeader(lines.slice(start))) return lines;
  const end = lines.findLastIndex((line, at) => at < start && !/^[-_\s]*$/.test(line)) + 1;
  return lines.slice(0, end);
}

/** With an address and a disclaimer. A longer one is text below a ruler. */
const maxSignatureLines = 20;

/** What programs of phones write below each mail. */
const phoneSignature =
  /^(sent from|get outlook|envoyé (de|depuis)|télécharger outlook|gesendet (von|mit)|enviado des?de|أُ?رسلت? من|تم الإرسال من|الحصول على outlook|احصل على outlook)/iu;

/** Without the line of two hyphens and what stands below it. */
function withoutSignature(lines: string[]): string[] {
  const delimiter = lines.findLastIndex((line) => line === "--");
  const written = delimiter < 0 ? lines : lines.slice(0, delimiter);
  const last = written.findLastIndex((line) => line.trim() !== "");
  const isSigned = phoneSignature.test(written[last]?.replace(/\p{Cf}/gu, "") ?? "");
  return isSigned ? written.slice(0, last) : written;
}

const minWords = 4;

/** A line of a notice. A shorter one is a greeting, or a name. */
function isQuotation(line: string, isRepeated: boolean): boolean {
  const words = line.match(/[\p{L}\p{N}]+/gu) ?? [];
  return /^\s*>|\/admin\?inquiry=/.test(line) || (isRepeated && words.length >= minWords);
}
