import { isByVisitor } from "../is-by-visitor.ts";
import { html } from "hono/html";
import { company } from "../../company.ts";
import { interpolate, type Locale, localize } from "../../i18n/text.ts";
import { withoutControls } from "../../mails/direction.ts";
import { renderMail } from "../../mails/frame.server.ts";
import {
  button,
  code,
  footer,
  heading,
  paragraph,
  section,
  smallPrint,
  title,
} from "../../mails/parts.server.ts";
import { quotation } from "../../mails/quotation.server.ts";
import { factBox, valueTable } from "../../mails/tables.server.ts";
import { choiceLabel } from "../form/choice-label.ts";
import { type FieldText, fieldTexts, staffLabel } from "../form/field-text.ts";
import { channelWords, detailWords, typeWords } from "../inbox-words.ts";
import {
  describeInquiry,
  type MailedInquiry,
  type MailOptions,
  momentFact,
  momentParts,
  quoteInSubject,
  receivedAt,
  renderAbout,
  renderFieldValue,
  toSubject,
} from "./inquiry-mail.server.ts";
import { writeNoticeText } from "./notice-text.server.ts";
import { replyNote } from "./reply-note.server.ts";
import { mailTextWords } from "../mail-text-words.ts";
import { mailWords, noticeWords } from "./words.ts";
import { languageNames } from "../../i18n/language-names.ts";

/** Tells staff, in their language, of a new inquiry: everything that was sent, and where to answer it. */
export async function writeNotice(
  locale: Locale,
  inquiry: MailedInquiry,
  options: MailOptions,
  isEncrypted = false,
) {
  const { type, reference } = inquiry;
  const words = localize(locale, noticeWords);
  const about = describeInquiry(locale, inquiry);
  const subject = toSubject(
    interpolate(words[`${type}Subject`], { subject: quoteInSubject(locale, about), reference }),
  );
  const fields = fieldTexts(locale, type, inquiry).filter(({ texts }) => texts.length > 0);
  const url = `${options.publicUrl}/admin?inquiry=${inquiry.id}`;
  const reply = replyNote(locale, inquiry);
  const remarks = listRemarks(locale, inquiry, isEncrypted);
  const html = await renderMail({
    locale,
    subject,
    preview: writePreview(locale, inquiry),
    kind: words.kind,
    sections: [
      title(locale, words[`${type}Title`], renderAbout(locale, about)),
      section(
        locale,
        [
          ...remarks.map((remark) => paragraph(locale, remark, "0 0 18px")),
          renderFacts(locale, inquiry),
          renderReceived(locale, inquiry),
        ],
        "0 32px 26px",
      ),
      section(locale, [button(locale, url, words.open), smallPrint(locale, reply, "12px 0 0")]),
      ...fields.filter(isLong).map((field) => renderMessage(locale, field)),
      section(locale, [heading(locale, words.data), renderData(locale, inquiry, fields)], "0 32px 34px"),
      footer(locale, interpolate(words.why, { company: company.name[locale] })),
    ],
  });
  const text = writeNoticeText(locale, inquiry, { about, remarks, fields, url, reply });
  return withoutControls({ subject, text, html });
}

function writePreview(locale: Locale, { due_at: dueAt, reference }: MailedInquiry): string {
  return dueAt ? interpolate(noticeWords.preview[locale], { ...momentParts(locale, dueAt) }) : reference;
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
  const kind = {
    label: noticeWords.type[locale],
    value: typeWords[type][locale],
    note: isByVisitor(inquiry)
      ? typeof topic === "string"
        ? choiceLabel(locale, "inquiryType", topic)
        : undefined
      : channelWords[channel][locale],
  };
  const due = dueAt ? momentFact(locale, noticeWords.due[locale], dueAt, true) : undefined;
  return factBox(locale, due, [kind, { label: mailWords.reference[locale], value: code(reference) }]);
}

function renderReceived(locale: Locale, inquiry: MailedInquiry) {
  const moment = momentParts(locale, receivedAt(inquiry));
  return smallPrint(locale, interpolate(noticeWords.received[locale], { ...moment }));
}

function isLong({ field }: FieldText): boolean {
  return field.kind === "paragraphs";
}

function renderMessage(locale: Locale, { name, texts }: FieldText) {
  return section(locale, [
    heading(locale, staffLabel(name)[locale]),
    ...texts.map((text) => quotation(locale, text)),
  ]);
}

function renderData(locale: Locale, inquiry: MailedInquiry, fields: FieldText[]) {
  const rows = fields
    .filter((field) => !isLong(field))
    .map((field) => ({ label: staffLabel(field.name)[locale], value: renderFieldValue(locale, field) }));
  return valueTable(locale, [
    ...rows,
    {
      label: detailWords.language[locale],
      value: html`${languageNames[inquiry.locale][locale]}`,
    },
  ]);
}
