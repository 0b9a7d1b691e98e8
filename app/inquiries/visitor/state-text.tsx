import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import type { LocalizedText } from "../../i18n/text.ts";
import { momentText } from "../moment-text.ts";
import { PhoneLink } from "./phone-link.tsx";
import type { VisitorInquiry } from "./visitor-inquiry.ts";
import { pageWords } from "./visitor-words.ts";
import styles from "./visitor.module.css";

/** Where the inquiry stands, in one sentence. */
export function StateText({ inquiry, now }: { inquiry: VisitorInquiry; now: number }) {
  const locale = useLocaleFromPath();
  const { text, at } = stateOf(inquiry, now);
  const moment = at && <time dateTime={at}>{momentText(locale, at)}</time>;
  return (
    <p className={styles.state}>
      <InterpolatedText text={text[locale]} values={{ moment, phone: <PhoneLink /> }} />
    </p>
  );
}

function stateOf(inquiry: VisitorInquiry, now: number): { text: LocalizedText; at?: string } {
  const { due_at: dueAt, closed_at: closedAt, messages } = inquiry;
  if (closedAt) return { text: pageWords.closed, at: closedAt };
  if (dueAt) return { text: now > Date.parse(dueAt) ? pageWords.late : pageWords.replyBy, at: dueAt };
  const reply = messages.findLast((message) => message.is_ours);
  return reply ? { text: pageWords.replied, at: reply.at } : { text: pageWords.received };
}
