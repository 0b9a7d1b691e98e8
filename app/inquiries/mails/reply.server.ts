import { isByVisitor } from "../is-by-visitor.ts";
import { html } from "hono/html";
import { company } from "../../company.ts";
import { cutText } from "../../cut-text.server.ts";
import { interpolate, type Locale, localize } from "../../i18n/text.ts";
import { withoutControls } from "../../mails/direction.ts";
import { renderMail } from "../../mails/frame.server.ts";
import { footer, link, ltrText, section, smallPrint, space } from "../../mails/parts.server.ts";
import { letter, quotation } from "../../mails/quotation.server.ts";
import { type FieldText, fieldTexts } from "../form/field-text.ts";
import { signatureLines } from "../../staff/signature/signature-lines.ts";
import { describeInquiry, type MailedInquiry, quoteInSubject, toSubject } from "./inquiry-mail.server.ts";
import { momentText } from "../moment-text.ts";
import { ruler } from "./receipt-text.server.ts";
import { renderSignature, signatureText } from "./signature.server.ts";
import { pageLinkWords } from "./visitor-mail-words.ts";
import { replyWords } from "./words.ts";

export interface Reply {
  locale: Locale;
  /** What staff wrote. */
  body: string;
  /** Their name, and their position if they have one; null when they gave no name. */
  signature: string[] | null;
  /** What the visitor wrote last by mail; null when that was the form. */
  received: { body: string; created_at: string } | null;
  /** The page of the inquiry; undefined where others read the mail too. */
  pageUrl?: string;
}

/** What somebody wrote is known to them: of a long text the beginning recalls it. */
const maxAnsweredLength = 8_000;

/** What staff write to a visitor, in the language they chose, with what it answers below. */
export async function writeReply(inquiry: MailedInquiry, reply: Reply) {
  const { locale, body, signature } = reply;
  const signed = signature ? signatureLines(locale, signature) : undefined;
  const words = localize(locale, replyWords);
  const { reference } = inquiry;
  const isEntered = inquiry.happened_at !== null;
  const about = isEntered ? words.enteredSubject : quoteInSubject(locale, describeInquiry(locale, inquiry));
  const isFirst = !isByVisitor(inquiry) && reply.received === null;
  const subject = toSubject(
    interpolate(isFirst ? words.firstSubject : words.subject, { subject: about, reference }),
  );
  const { body: whole, created_at: answeredAt } = reply.received ?? {
    body: writtenInForm(inquiry),
    created_at: inquiry.created_at,
  };
  const answered = cutText(whole, maxAnsweredLength, "\n[…]");
  const answers = interpolate(words.answers, { moment: momentText(locale, answeredAt) });
  const page = await renderMail({
    locale,
    subject,
    preview: body.slice(0, 120),
    kind: reference,
    sections: [
      section(
        locale,
        [letter(locale, body), ...(signed ? [renderSignature(locale, signed)] : [])],
        "30px 32px 26px",
      ),
      ...(answered
        ? [section(locale, [smallPrint(locale, answers, "0 0 10px"), quotation(locale, answered), space(8)])]
        : []),
      section(locale, [
        smallPrint(locale, renderKeep(locale, reference)),
        ...(reply.pageUrl ? [smallPrint(locale, link(reply.pageUrl, pageLinkWords.open[locale]))] : []),
      ]),
      footer(locale, [company.name[locale], ...company.address.map((line) => line[locale])].join(" · ")),
    ],
  });
  const text = [
    body,
    "",
    "-- ",
    ...signatureText(locale, signed ?? [[company.name[locale]]]),
    ...company.address.map((line) => line[locale]),
    "",
    interpolate(words.keep, { reference }),
    ...(reply.pageUrl ? [`${pageLinkWords.open[locale]}: ${reply.pageUrl}`] : []),
    ...(answered ? ["", ruler, answers, "", ...answered.split("\n").map((line) => `> ${line}`)] : []),
    "",
  ].join("\n");
  return withoutControls({ subject, text, html: page });
}

function renderKeep(locale: Locale, reference: string) {
  const [before = "", after = ""] = replyWords.keep[locale].split("{reference}");
  return html`${before}${ltrText(reference)}${after}`;
}

/** What the visitor wrote into the form in their own words. */
function writtenInForm(inquiry: MailedInquiry): string {
  const isLong = ({ field }: FieldText) => field.kind === "paragraphs";
  if (!isByVisitor(inquiry)) return "";
  return fieldTexts(inquiry.locale, inquiry.type, inquiry)
    .filter(isLong)
    .flatMap(({ texts }) => texts)
    .join("\n\n");
}
