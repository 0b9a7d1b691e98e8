import { company } from "../../firm/company.ts";
import { interpolate, type Locale, localize } from "../i18n/text.ts";
import { type AwayNotice, chooseAwayText } from "../inquiries/away/away-notice.server.ts";
import { contactWords } from "../inquiries/contact/contact-words.ts";
import { columnName, fieldsOf } from "../inquiries/fields.ts";
import { isByVisitor } from "../inquiries/is-by-visitor.ts";
import { replyBy } from "../inquiries/reply-promise.ts";
import { fieldWords, sentWords } from "../inquiries/words.ts";
import {
  addressLines,
  conversationSubject,
  dueFact,
  fieldValue,
  listGiven,
  type MailedInquiry,
  momentFact,
  receivedAt,
} from "./inquiry-mail.server.ts";
import { composeMail, type Mail } from "./layout/frame.server.ts";
import { fillIn, inText, lineBreak, type Piece, separate } from "./layout/html.server.ts";
import { footer, heading, paragraph, section, smallPrint, title, valueTable } from "./layout/parts.server.ts";
import { code, link, mailLink, phoneLink, value } from "./layout/pieces.server.ts";
import { quotation } from "./layout/quotation.server.ts";
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
  const due = dueAt ? interpolate(sentWords.reply[locale], { promise: replyBy(locale, dueAt) }) : "";
  return composeMail({
    locale,
    subject: conversationSubject(inquiry, false),
    preview: `${sentence}. ${due}`,
    sections: [
      title(locale, sentence, [lead, ...away]),
      section(locale, [
        valueTable(locale, [
          ...dueFact(inquiry, locale, words.due),
          { label: mailWords.reference[locale], value: code(locale, reference) },
          momentFact(locale, mailWords.received[locale], receivedAt(inquiry)),
        ]),
        smallPrint(locale, words.workingDays),
      ]),
      ...(isByVisitor(inquiry) ? renderSent(inquiry, words.sent) : []),
      ...(pageUrl ? [pageLink(locale, pageUrl)] : []),
      section(locale, [paragraph(locale, words.reply)]),
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

function renderSent(inquiry: MailedInquiry, sent: string): Piece[] {
  const { locale } = inquiry;
  const { short, long } = listGiven(locale, inquiry);
  const rows = short
    // A box left empty says nothing to who left it.
    .filter(({ field, name }) => field.kind !== "flag" || inquiry[columnName(name)] === true)
    .map((field) => ({ label: fieldWords[field.name][locale], value: fieldValue(locale, field) }));
  const texts = long.flatMap((field) => field.texts);
  return [
    section(locale, [heading(locale, sent), valueTable(locale, rows)], "padding:0 0 16px"),
    ...texts.map((text) => section(locale, [quotation(locale, text)])),
  ];
}

function renderContacts(locale: Locale): Piece {
  const words = localize(locale, contactWords);
  const chat = inText(link(company.whatsapp, words.whatsappChat), company.whatsapp);
  return valueTable(locale, [
    { label: words.phoneLabel, value: phoneLink(locale, company.phone) },
    { label: words.emailLabel, value: mailLink(locale, company.email) },
    { label: words.whatsapp, value: chat },
    { label: words.address, value: separate(addressLines(locale), lineBreak) },
  ]);
}
