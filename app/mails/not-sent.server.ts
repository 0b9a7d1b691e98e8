import { type Locale, localize } from "../i18n/text.ts";
import type { MailedInquiry } from "./inquiry-mail.server.ts";
import type { Mail } from "./layout/frame.server.ts";
import { button, paragraph, section } from "./layout/parts.server.ts";
import { code, fillIn } from "./layout/pieces.server.ts";
import { composeStaffMail, deskUrl, type MailOptions } from "./staff-mail.server.ts";
import { notSentMailWords } from "./words.ts";

/** Tells a colleague that their email is a note. Nothing of it: somebody else may have written it. */
export function writeNotSent(locale: Locale, inquiry: MailedInquiry, options: MailOptions): Mail {
  const { noted, reply, ...words } = localize(locale, notSentMailWords);
  const sentence = fillIn(noted, { reference: code(locale, inquiry.reference) });
  return composeStaffMail(locale, inquiry, {
    ...words,
    preview: sentence.text,
    sections: [
      section(locale, [
        paragraph(locale, sentence, "0 0 18px"),
        button(locale, deskUrl(inquiry, options), reply),
      ]),
    ],
  });
}
