import { company } from "../company.ts";
import { languageNames } from "../i18n/language-names.ts";
import { interpolate, type Locale, localize } from "../i18n/text.ts";
import { choiceLabel } from "../inquiries/form/choice-label.ts";
import { staffLabel } from "../inquiries/form/field-text.ts";
import { channelWords, detailWords, typeWords } from "../inquiries/inbox-words.ts";
import { isByVisitor } from "../inquiries/is-by-visitor.ts";
import { mailTextWords } from "../inquiries/mail-text-words.ts";
import {
  fieldValue,
  listGiven,
  type MailedInquiry,
  momentFact,
  momentParts,
  receivedAt,
} from "./inquiry-mail.server.ts";
import type { Mail } from "./layout/frame.server.ts";
import { heading, paragraph, section, smallPrint } from "./layout/parts.server.ts";
import { code } from "./layout/pieces.server.ts";
import { quotation } from "./layout/quotation.server.ts";
import { factBox, valueTable } from "./layout/tables.server.ts";
import { composeStaffMail, type MailOptions, openButton } from "./staff-mail.server.ts";
import { mailWords, noticeWords } from "./words.ts";

/** Tells staff, in their language, of a new inquiry: everything that was sent, and where to answer it. */
export function writeNotice(
  locale: Locale,
  inquiry: MailedInquiry,
  options: MailOptions,
  isEncrypted = false,
): Mail {
  const { type, due_at: dueAt, reference } = inquiry;
  const words = localize(locale, noticeWords);
  const given = listGiven(locale, inquiry);
  const remarks = listRemarks(locale, inquiry, isEncrypted);
  const received = interpolate(words.received, { ...momentParts(locale, receivedAt(inquiry)) });
  const rows = given.short.map((field) => ({
    label: staffLabel(field.name)[locale],
    value: fieldValue(locale, field),
  }));
  const language = { label: detailWords.language[locale], value: languageNames[inquiry.locale][locale] };
  return composeStaffMail(locale, inquiry, {
    subject: words[`${type}Subject`],
    preview: dueAt ? interpolate(words.preview, { ...momentParts(locale, dueAt) }) : reference,
    title: words[`${type}Title`],
    sections: [
      section(
        locale,
        [
          ...remarks.map((remark) => paragraph(locale, remark, "0 0 18px")),
          renderFacts(locale, inquiry),
          smallPrint(locale, received),
        ],
        "0 32px 26px",
      ),
      openButton(locale, inquiry, options),
      ...given.long.map(({ name, texts }) =>
        section(locale, [
          heading(locale, staffLabel(name)[locale]),
          ...texts.map((text) => quotation(locale, text)),
        ]),
      ),
      section(locale, [heading(locale, words.data), valueTable(locale, [...rows, language])], "0 32px 34px"),
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

function renderFacts(locale: Locale, inquiry: MailedInquiry) {
  const { type, reference, channel, due_at: dueAt, inquiry_type: topic } = inquiry;
  const own = typeof topic === "string" ? choiceLabel(locale, "inquiryType", topic) : undefined;
  const kind = {
    label: noticeWords.type[locale],
    value: typeWords[type][locale],
    note: isByVisitor(inquiry) ? own : channelWords[channel][locale],
  };
  const due = dueAt ? momentFact(locale, noticeWords.due[locale], dueAt, true) : undefined;
  const label = mailWords.reference[locale];
  return factBox(locale, due, [kind, { label, value: code(locale, reference) }]);
}
