import type { Locale } from "../../i18n/text.ts";
import type { MailedInquiry } from "./inquiry-mail.server.ts";
import { noticeWords } from "./words.ts";

/** Below the button that opens the inquiry: how its visitor is reached. */
export function replyNote(locale: Locale, { email }: MailedInquiry): string {
  return noticeWords[email === null ? "noAddress" : "reply"][locale];
}
