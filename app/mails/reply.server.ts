import { cutText, interpolate, localize } from "../i18n/text.ts";
import { isByVisitor } from "../inquiries/is-by-visitor.ts";
import { momentText } from "../inquiries/moment-text.ts";
import { fillSubject, listGiven, type MailedInquiry } from "./inquiry-mail.server.ts";
import type { Mail } from "./layout/frame.server.ts";
import { section, smallPrint } from "./layout/parts.server.ts";
import { fillIn, link, ltrText } from "./layout/pieces.server.ts";
import { composeLetter, earlier, type Letter } from "./letter.server.ts";
import { pageLinkWords } from "./visitor-mail-words.ts";
import { replyWords } from "./words.ts";

export interface Reply extends Letter {
  /** What the visitor wrote last by mail; null when that was the form. */
  received: { body: string; created_at: string } | null;
  /** The page of the inquiry; undefined where others read the mail too. */
  pageUrl?: string;
}

/** What somebody wrote is known to them: of a long text the beginning recalls it. */
const maxAnsweredLength = 8_000;

/** What staff write to a visitor, in the language they chose, with what it answers below. */
export function writeReply(inquiry: MailedInquiry, reply: Reply): Mail {
  const { locale, received, pageUrl } = reply;
  const words = localize(locale, replyWords);
  const { reference } = inquiry;
  const isFirst = !isByVisitor(inquiry) && received === null;
  const sentence = isFirst ? words.firstSubject : words.subject;
  const isEntered = inquiry.happened_at !== null;
  const written = cutText(received?.body ?? writtenInForm(inquiry), maxAnsweredLength, "\n[…]");
  const moment = momentText(locale, received?.created_at ?? inquiry.created_at);
  const keep = fillIn(words.keep, { reference: ltrText(locale, reference) });
  const page = pageUrl ? [smallPrint(locale, link(pageUrl, pageLinkWords.open[locale]))] : [];
  return composeLetter(reply, inquiry, {
    subject: isEntered
      ? interpolate(sentence, { subject: words.enteredSubject, reference })
      : fillSubject(locale, sentence, inquiry),
    preview: reply.body,
    sections: [
      ...(written ? [earlier(locale, interpolate(words.answers, { moment }), written)] : []),
      section(locale, [smallPrint(locale, keep), ...page]),
    ],
  });
}

/** What the visitor wrote into the form in their own words. */
function writtenInForm(inquiry: MailedInquiry): string {
  if (!isByVisitor(inquiry)) return "";
  const texts = listGiven(inquiry.locale, inquiry).long.flatMap((field) => field.texts);
  return texts.join("\n\n");
}
