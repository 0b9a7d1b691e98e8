import { company } from "../company.ts";
import { interpolate, type Locale, localize } from "../i18n/text.ts";
import { type AwayNotice, chooseAwayText } from "../inquiries/away/away-notice.server.ts";
import { contactWords } from "../inquiries/contact/contact-words.ts";
import { columnName, fieldsOf } from "../inquiries/fields.ts";
import { isByVisitor } from "../inquiries/is-by-visitor.ts";
import { replyBy } from "../inquiries/reply-promise.ts";
import { fieldWords, sentWords } from "../inquiries/words.ts";
import {
  addressLines,
  fieldValue,
  listGiven,
  type MailedInquiry,
  momentFact,
  receivedAt,
} from "./inquiry-mail.server.ts";
import { composeMail, type Mail } from "./layout/frame.server.ts";
import {
  button,
  footer,
  heading,
  inHtmlAlone,
  paragraph,
  section,
  smallPrint,
  space,
  title,
} from "./layout/parts.server.ts";
import {
  code,
  fillIn,
  joinPieces,
  link,
  mailLink,
  newLine,
  phoneLink,
  type Piece,
  value,
} from "./layout/pieces.server.ts";
import { quotation } from "./layout/quotation.server.ts";
import { contactTable, factBox, valueTable } from "./layout/tables.server.ts";
import { pageLink } from "./visitor-mails.server.ts";
import {
  begunReceiptWords,
  correctedReceiptWords,
  enteredReceiptWords,
  mailWords,
  receiptWords,
} from "./words.ts";

/** Tells a visitor, in the language of the form, that an inquiry arrived, by when it is answered, the notice of the day, and the inquiry's page. */
export function writeReceipt(sent: MailedInquiry, notice?: AwayNotice | null, pageUrl?: string): Mail {
  const inquiry = unlinkTexts(sent);
  const { locale, reference, due_at: dueAt } = inquiry;
  const words = wordsOfReceipt(inquiry);
  const away = notice ? [paragraph(locale, value(locale, chooseAwayText(locale, notice).text))] : [];
  const isProject = inquiry.type === "project" && isByVisitor(inquiry);
  const sentence = isProject ? words.projectTitle : words.title;
  const lead = paragraph(locale, fillIn(words.lead, { name: value(locale, inquiry.name) }));
  const due = dueAt ? interpolate(sentWords.reply[locale], { promise: replyBy(locale, dueAt) }) : undefined;
  const writeMore = button(locale, `mailto:${company.email}?subject=${reference}`, words.replyButton);
  return composeMail({
    locale,
    subject: interpolate(isProject ? words.projectSubject : words.subject, { reference }),
    preview: due ?? sentence,
    kind: words.kind,
    sections: [
      title(locale, sentence, [lead, ...away]),
      section(locale, [renderFacts(inquiry), smallPrint(locale, words.workingDays)]),
      ...(isByVisitor(inquiry)
        ? [section(locale, [heading(locale, words.sent), ...renderSent(inquiry)])]
        : []),
      ...(pageUrl ? [pageLink(locale, pageUrl)] : []),
      section(locale, [
        heading(locale, words.more),
        paragraph(locale, words.reply, "0 0 18px"),
        inHtmlAlone(writeMore),
      ]),
      section(locale, [heading(locale, words.reach), renderContacts(locale)]),
      footer(locale, words.why),
    ],
  });
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

/**
 * A text in which mail programs find no address to make a link of, and readers see no difference: a word joiner stands after the
 * signs that make one.
 */
function unlink(text: string): string {
  return text.replace(signsOfAddresses, "$&\u2060");
}

/** The dot in `nawat.example`, the colon in `https://`, the sign in `hello@nawat.example`. */
const signsOfAddresses = /(?<=[\p{L}\p{N}_-])\.(?=\p{L})|:(?=\/\/)|(?<=\S)@(?=[\p{L}\p{N}])/gu;

/** The words of a receipt, by how the inquiry came. */
function wordsOfReceipt(inquiry: MailedInquiry) {
  return localize(inquiry.locale, {
    ...receiptWords,
    ...(inquiry.channel === "mail" && begunReceiptWords),
    ...(!isByVisitor(inquiry) && enteredReceiptWords),
    ...(inquiry.first_email && correctedReceiptWords),
  });
}

function renderFacts(inquiry: MailedInquiry): Piece {
  const { locale, reference, due_at: dueAt } = inquiry;
  return factBox(locale, dueAt ? momentFact(locale, receiptWords.due[locale], dueAt, true) : undefined, [
    { label: mailWords.reference[locale], value: code(locale, reference) },
    momentFact(locale, receiptWords.received[locale], receivedAt(inquiry), false),
  ]);
}

function renderSent(inquiry: MailedInquiry): Piece[] {
  const { locale } = inquiry;
  const { short, long } = listGiven(locale, inquiry);
  const rows = short
    // A box left empty says nothing to who left it.
    .filter(({ field, name }) => field.kind !== "flag" || inquiry[columnName(name)] === true)
    .map((field) => ({ label: fieldWords[field.name][locale], value: fieldValue(locale, field) }));
  return [
    valueTable(locale, rows),
    space(16),
    ...long.flatMap(({ texts }) => texts.map((text) => quotation(locale, text))),
  ];
}

function renderContacts(locale: Locale): Piece {
  const words = localize(locale, contactWords);
  const chat = { ...link(company.whatsapp, words.whatsappChat), text: company.whatsapp };
  return contactTable(locale, [
    { label: words.phoneLabel, value: phoneLink(locale, company.phone) },
    { label: words.emailLabel, value: mailLink(locale, company.email) },
    { label: words.whatsapp, value: chat },
    { label: words.address, value: joinPieces(addressLines(locale), newLine) },
  ]);
}
