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
  link,
  mailLink,
  paragraph,
  phoneLink,
  section,
  smallPrint,
  space,
  title,
  value,
} from "../../mails/parts.server.ts";
import { quotation } from "../../mails/quotation.server.ts";
import { contactTable, factBox, valueTable } from "../../mails/tables.server.ts";
import { unlink } from "../../mails/unlink.ts";
import { type AwayNotice, chooseAwayText } from "../away/away-notice.server.ts";
import { contactWords } from "../contact/contact-words.ts";
import { columnName, fieldsOf } from "../fields.ts";
import { momentText } from "../moment-text.ts";
import { fieldWords, sentWords } from "../words.ts";
import {
  addressLines,
  listGiven,
  type MailedInquiry,
  momentFact,
  receivedAt,
  renderFieldValue,
  toSubject,
} from "./inquiry-mail.server.ts";
import { wordsOfReceipt, writeReceiptText } from "./receipt-text.server.ts";
import { renderPageLink } from "./visitor-mails.server.ts";
import { mailWords, receiptWords } from "./words.ts";

/** Tells a visitor, in the language of the form, that an inquiry arrived, by when it is answered, the notice of the day, and the inquiry's page. */
export async function writeReceipt(sent: MailedInquiry, notice?: AwayNotice | null, pageUrl?: string) {
  const inquiry = unlinkTexts(sent);
  const { locale, reference } = inquiry;
  const words = wordsOfReceipt(inquiry);
  const away = notice ? chooseAwayText(locale, notice).text : undefined;
  const isProject = inquiry.type === "project" && isByVisitor(inquiry);
  const sentence = isProject ? words.projectTitle : words.title;
  const subject = toSubject(interpolate(isProject ? words.projectSubject : words.subject, { reference }));
  const preview = renderDue(inquiry) ?? sentence;
  const html = await renderMail({
    locale,
    subject,
    preview,
    kind: words.kind,
    sections: [
      title(locale, sentence, [
        renderLead(inquiry),
        ...(away ? [paragraph(locale, value(locale, away))] : []),
      ]),
      section(locale, [renderFacts(inquiry), smallPrint(locale, words.workingDays)]),
      ...(isByVisitor(inquiry)
        ? [section(locale, [heading(locale, words.sent), ...renderSent(inquiry)])]
        : []),
      ...(pageUrl ? [renderPageLink(locale, pageUrl)] : []),
      section(locale, [
        heading(locale, words.more),
        paragraph(locale, words.reply, "0 0 18px"),
        button(locale, `mailto:${company.email}?subject=${reference}`, words.replyButton),
      ]),
      section(locale, [heading(locale, words.reach), renderContacts(locale)]),
      footer(locale, words.why),
    ],
  });
  return withoutControls({ subject, text: writeReceiptText(inquiry, away, pageUrl), html });
}

function renderDue({ locale, due_at: dueAt }: MailedInquiry): string | undefined {
  return dueAt ? interpolate(sentWords.due[locale], { moment: momentText(locale, dueAt) }) : undefined;
}

/** Anybody may have named this mailbox: a receipt must not carry their links under our name. */
function unlinkTexts(inquiry: MailedInquiry): MailedInquiry {
  const unlinked = { ...inquiry };
  for (const [name, { kind }] of fieldsOf(inquiry.type)) {
    const sent = inquiry[columnName(name)];
    if (kind === "email") continue;
    if (typeof sent === "string") Object.assign(unlinked, { [columnName(name)]: unlink(sent) });
    if (Array.isArray(sent)) Object.assign(unlinked, { [columnName(name)]: sent.map(String).map(unlink) });
  }
  return unlinked;
}

function renderLead(inquiry: MailedInquiry) {
  const { locale, name } = inquiry;
  const [before = "", after = ""] = wordsOfReceipt(inquiry).lead.split("{name}");
  return paragraph(locale, html`${before}${value(locale, name)}${after}`);
}

function renderFacts(inquiry: MailedInquiry) {
  const { locale, reference, due_at: dueAt } = inquiry;
  const referenceFact = { label: mailWords.reference[locale], value: code(reference) };
  const received = momentFact(locale, receiptWords.received[locale], receivedAt(inquiry), false);
  return factBox(locale, dueAt ? momentFact(locale, receiptWords.due[locale], dueAt, true) : undefined, [
    referenceFact,
    received,
  ]);
}

function renderSent(inquiry: MailedInquiry) {
  const { locale } = inquiry;
  const given = listGiven(inquiry);
  const rows = given
    .filter(({ field }) => field.kind !== "paragraphs")
    .map((field) => ({ label: fieldWords[field.name][locale], value: renderFieldValue(locale, field) }));
  const messages = given.filter(({ field }) => field.kind === "paragraphs");
  return [
    valueTable(locale, rows),
    space(16),
    ...messages.flatMap(({ texts }) => texts.map((text) => quotation(locale, text))),
  ];
}

function renderContacts(locale: Locale) {
  const words = localize(locale, contactWords);
  const lines = [company.name[locale], ...addressLines(locale)];
  return contactTable(locale, [
    { label: words.phoneLabel, value: phoneLink(locale, company.phone) },
    { label: words.emailLabel, value: mailLink(company.email) },
    { label: words.whatsapp, value: link(company.whatsapp, words.whatsappChat) },
    {
      label: words.address,
      value: html`${lines.map((line, index) => html`${index > 0 ? html`<br />` : ""}${line}`)}`,
    },
  ]);
}
