import { company } from "../../firm/company.ts";
import { languageNames } from "../i18n/language-names.ts";
import { interpolate, type Locale, localize } from "../i18n/text.ts";
import { staffLabel } from "../inquiries/form/field-text.ts";
import { channelWords, detailWords } from "../inquiries/inbox-words.ts";
import { isByVisitor } from "../inquiries/is-by-visitor.ts";
import { mailTextWords } from "../inquiries/mail-text-words.ts";
import { momentText } from "../inquiries/moment-text.ts";
import {
  dueFact,
  fieldValue,
  listGiven,
  type MailedInquiry,
  momentFact,
  receivedAt,
} from "./inquiry-mail.server.ts";
import type { Mail } from "./layout/frame.server.ts";
import { heading, section, valueTable } from "./layout/parts.server.ts";
import { code } from "./layout/pieces.server.ts";
import { quotation } from "./layout/quotation.server.ts";
import {
  type Brought,
  composeStaffMail,
  fileSection,
  type MailOptions,
  openButton,
  remarkSection,
} from "./staff-mail.server.ts";
import { mailWords, noticeWords } from "./words.ts";

const nothing: Brought = { is_encrypted: false, files: [], files_left_out: 0 };

/** Tells staff, in their language, of a new inquiry: everything that was sent, and where to answer it. */
export function writeNotice(
  locale: Locale,
  inquiry: MailedInquiry,
  options: MailOptions,
  brought: Brought = nothing,
): Mail {
  const { type, channel, due_at: dueAt, reference } = inquiry;
  const words = localize(locale, noticeWords);
  const given = listGiven(locale, inquiry);
  const rows = given.short.map((field) => ({
    label: staffLabel(field.name)[locale],
    value: fieldValue(locale, field),
  }));
  return composeStaffMail(locale, inquiry, {
    preview: dueAt ? `${words.due}: ${momentText(locale, dueAt)}` : reference,
    title: words[type],
    sections: [
      ...remarkSection(locale, listRemarks(locale, inquiry, brought.is_encrypted)),
      ...given.long.map(({ name, texts }) =>
        section(locale, [
          heading(locale, staffLabel(name)[locale]),
          ...texts.map((text) => quotation(locale, text)),
        ]),
      ),
      ...fileSection(locale, brought),
      section(locale, [
        valueTable(locale, [
          ...dueFact(inquiry, locale, words.due),
          ...(isByVisitor(inquiry) ? [] : [{ label: words.type, value: channelWords[channel][locale] }]),
          { label: mailWords.reference[locale], value: code(locale, reference) },
          momentFact(locale, mailWords.received[locale], receivedAt(inquiry)),
          ...rows,
          { label: detailWords.language[locale], value: languageNames[inquiry.locale][locale] },
        ]),
      ]),
      openButton(locale, inquiry, options),
    ],
    why: interpolate(words.why, { company: company.name[locale] }),
  });
}

/** What staff should know beside what was sent. */
function listRemarks(locale: Locale, inquiry: MailedInquiry, isEncrypted: boolean): string[] {
  const suspicion = noticeWords[inquiry.channel === "mail" ? "unproven" : "perhapsSpam"][locale];
  return [
    ...(inquiry.is_suspicious ? [suspicion] : []),
    ...(isEncrypted ? [mailTextWords.encrypted[locale]] : []),
  ];
}
