import { cutText, localize } from "../i18n/text.ts";
import { isByVisitor } from "../inquiries/is-by-visitor.ts";
import { momentText } from "../inquiries/moment-text.ts";
import { conversationSubject, listGiven, type MailedInquiry } from "./inquiry-mail.server.ts";
import type { Mail } from "./layout/frame.server.ts";
import { fillIn } from "./layout/html.server.ts";
import { section, smallPrint } from "./layout/parts.server.ts";
import { code, link, value } from "./layout/pieces.server.ts";
import { composeLetter, earlier, type Letter } from "./letter.server.ts";
import { pageLinkWords } from "./visitor-mail-words.ts";
import { replyWords } from "./words.ts";

export interface Reply extends Letter {
  /** What the visitor wrote last by mail; null when that was the form. */
  received: { body: string; created_at: string } | null;
  /** The people in copy, who read it too. */
  copies: string[];
  /** The mails that it follows. */
  references: string[];
  /** The page of the inquiry; undefined where others read the mail too. */
  pageUrl?: string;
}

/** What somebody wrote is known to them: of a long text the beginning recalls it. */
const maxAnsweredLength = 8_000;

/** What staff write to a visitor, in the language they chose, with what it answers below. */
export function writeReply(inquiry: MailedInquiry, reply: Reply): Mail {
  const { locale, received, copies, references, pageUrl } = reply;
  const words = localize(locale, replyWords);
  const written = cutText(received?.body ?? writtenInForm(inquiry), maxAnsweredLength, "\n[…]");
  const introduction = fillIn(copies.length > 0 ? words.answersBeforeOthers : words.answers, {
    moment: momentText(locale, received?.created_at ?? inquiry.created_at),
    name: value(locale, inquiry.name),
  });
  const keep = fillIn(words.keep, { reference: code(locale, inquiry.reference) });
  const page = pageUrl ? [smallPrint(locale, link(pageUrl, pageLinkWords.open[locale]))] : [];
  return composeLetter(reply, {
    subject: conversationSubject(inquiry, references.length > 0),
    preview: reply.body,
    sections: [
      ...(written ? earlier(locale, introduction, written) : []),
      section(locale, [smallPrint(locale, keep), ...page]),
    ],
  });
}

/** What the visitor wrote into the form in their own words, below its subject. */
function writtenInForm(inquiry: MailedInquiry): string {
  if (!isByVisitor(inquiry)) return "";
  const subject = inquiry.subject ? [inquiry.subject] : [];
  const texts = listGiven(inquiry.locale, inquiry).long.flatMap((field) => field.texts);
  return [...subject, ...texts].join("\n\n");
}
