import { type Locale, localize } from "../i18n/text.ts";
import type { MailedInquiry } from "./inquiry-mail.server.ts";
import type { Mail } from "./layout/frame.server.ts";
import { section } from "./layout/parts.server.ts";
import { composeStaffMail, dueBox, type MailOptions, openButton } from "./staff-mail.server.ts";
import { overdueWords } from "./words.ts";

/** Tells staff that an inquiry should have been answered by now. */
export function writeOverdue(locale: Locale, inquiry: MailedInquiry, options: MailOptions): Mail {
  const { due, ...words } = localize(locale, overdueWords);
  return composeStaffMail(locale, inquiry, {
    ...words,
    preview: words.title,
    sections: [section(locale, [dueBox(locale, inquiry, due)]), openButton(locale, inquiry, options)],
  });
}
