import { company } from "../../company.ts";
import { interpolate, type Locale, localize } from "../../i18n/text.ts";
import { inLine, withoutControls } from "../../mails/direction.ts";
import { renderMail } from "../../mails/frame.server.ts";
import { button, footer, paragraph, section, title } from "../../mails/parts.server.ts";
import {
  describeInquiry,
  type MailedInquiry,
  type MailOptions,
  quoteInSubject,
  renderAbout,
  toSubject,
} from "./inquiry-mail.server.ts";
import { setReference } from "./set-reference.server.ts";
import { noticeWords, notSentMailWords } from "./words.ts";

/** Tells a colleague that their email is a note. Nothing of it: somebody else may have written it. */
export async function writeNotSent(locale: Locale, inquiry: MailedInquiry, { publicUrl }: MailOptions) {
  const { reference } = inquiry;
  const words = localize(locale, notSentMailWords);
  const about = describeInquiry(locale, inquiry);
  const subject = toSubject(
    interpolate(words.subject, { subject: quoteInSubject(locale, about), reference }),
  );
  const noted = interpolate(words.noted, { reference });
  const url = `${publicUrl}/admin?inquiry=${inquiry.id}`;
  const html = await renderMail({
    locale,
    subject,
    preview: noted,
    kind: noticeWords.kind[locale],
    sections: [
      title(locale, words.title, renderAbout(locale, about)),
      section(locale, [
        paragraph(locale, setReference(noted, reference), "0 0 18px"),
        button(locale, url, words.reply),
      ]),
      footer(locale, words.why),
    ],
  });
  const text = [
    company.name[locale],
    "",
    words.title,
    inLine(locale, about),
    "",
    noted,
    "",
    `${words.reply}:`,
    url,
    "",
    words.why,
    "",
  ].join("\n");
  return withoutControls({ subject, text, html });
}
