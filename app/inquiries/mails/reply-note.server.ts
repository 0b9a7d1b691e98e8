import { html } from "hono/html";
import type { Locale } from "../../i18n/text.ts";
import { inLine } from "../../mails/direction.ts";
import { mailLink, smallPrint } from "../../mails/parts.server.ts";
import type { MailedInquiry, StaffAnswers } from "./inquiry-mail.server.ts";
import { noticeWords, staffAnswerWords } from "./words.ts";

/** What becomes of an answer to a mail to staff. */
export function replyNote(locale: Locale, { email }: MailedInquiry, staffAnswers: StaffAnswers) {
  if (email !== null && !staffAnswers)
    return {
      text: `${noticeWords.reply[locale]} ${inLine(locale, email)}`,
      html: smallPrint(locale, html`${noticeWords.reply[locale]} ${mailLink(email)}`, "12px 0 0"),
    };
  const text =
    email === null || !staffAnswers ? noticeWords.noAddress[locale] : staffAnswerWords[staffAnswers][locale];
  return { text, html: smallPrint(locale, text, "12px 0 0") };
}
