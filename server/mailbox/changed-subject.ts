import { cutText } from "../../app/cut-text.server.ts";
import { isBlank } from "../../app/inquiries/submit/clean-text.server.ts";
import { referenceInSubject } from "./parse-header.ts";
import { maxTextLength } from "./parse-mail.ts";
import type { MailToStore } from "./store-mail.ts";

/** Puts a subject that is new above the text, or in its place: nothing else shows that of a later mail. */
export function addSubject(mail: MailToStore, texts: string[]): MailToStore {
  const subject = changedSubject(mail.subject, texts);
  if (subject === "" || mail.isAutomatic) return mail;
  if (isBlank(mail.body)) return { ...mail, body: subject };
  const above = `${subject}\n\n`;
  const body = cutText(above + mail.body, maxTextLength, "\n[…]");
  return { ...mail, body, quotedAt: mail.quotedAt + above.length };
}

/** What programs put before a subject. */
const replyPrefix =
  /^\s*(re|fwd?|aw|antw|wg|tr|rv|rif|sv|vs|ynt|رد|الرد|إعادة توجيه)\s*(\[\d{1,3}\])?\s*[:：]/iu;

/** `[EXTERNAL]`, and whatever else is in such brackets. */
const tag = /^\s*\[[^\]]{1,40}\]/;

/** The subject of a mail where it says what none of `texts` says; empty where it repeats one of them. */
export function changedSubject(subject: string, texts: string[]): string {
  const written = subject.replace(referenceInSubject, "").replace("()", "");
  const said = strip(written, replyPrefix);
  const known = texts.map(lettersOf);
  const isKnown = [said, strip(written, replyPrefix, tag)].some((words) => {
    const letters = lettersOf(words);
    return letters === "" ? said === words : known.some((text) => text.includes(letters));
  });
  return isKnown ? "" : said;
}

function strip(subject: string, ...patterns: RegExp[]): string {
  const pattern = patterns.find((one) => one.test(subject));
  return pattern ? strip(subject.replace(pattern, ""), ...patterns) : subject.trim();
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
