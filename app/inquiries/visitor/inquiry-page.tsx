import { Isolate } from "../../i18n/isolate.tsx";
import type { LocalizedText } from "../../i18n/text.ts";
import { momentText } from "../moment-text.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { Conversation } from "./conversation.tsx";
import { EraseForm } from "./erase-form.tsx";
import { VisitorHeader } from "./visitor-header.tsx";
import type { InquiryPageProps, VisitorInquiry } from "./visitor-inquiry.ts";
import { visitorSubject } from "./visitor-title.ts";
import { pageWords } from "./visitor-words.ts";
import { WriteForm } from "./write-form.tsx";
import { PhoneLink } from "./phone-link.tsx";
import styles from "./visitor.module.css";

/** The whole inquiry: where it stands, what was written, and the box to write. */
export function InquiryPage({ content, inquiry, now }: InquiryPageProps & { now: number }) {
  const locale = useLocaleFromPath();
  return (
    <>
      <VisitorHeader path={content.path} />
      <main id="main" className={styles.main} tabIndex={-1} data-state={content.state}>
        {/* What a script exchanges when it has changed. */}
        <div data-news>
          <h1 className="text-heading">
            <Isolate>{visitorSubject(locale, inquiry)}</Isolate>
          </h1>
          <p className={styles.reference}>
            <bdi dir="ltr">{inquiry.reference}</bdi>
            <span>{pageWords.allTimes[locale]}</span>
          </p>
          <StateText inquiry={inquiry} now={now} />
          <a className={`link screen-only ${styles.toWrite}`} href="#write">
            {pageWords.write[locale]}
          </a>
          <Conversation path={content.path} inquiry={inquiry} />
        </div>
        <WriteForm content={content} />
      </main>
      <footer className={`screen-only ${styles.footer}`}>
        <p>{pageWords.whoReads[locale]}</p>
        <EraseForm content={content} inquiry={inquiry} />
        <p className={styles.links}>
          <span>
            <InterpolatedText text={pageWords.phone[locale]} values={{ phone: <PhoneLink /> }} />
          </span>
          <a className="link" href={pagePath(locale, "privacy-policy")}>
            {pageWords.privacy[locale]}
          </a>
        </p>
      </footer>
    </>
  );
}

/** Where the inquiry stands, in one sentence. */
function StateText({ inquiry, now }: { inquiry: VisitorInquiry; now: number }) {
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
  const { due_at: dueAt, closed_at: closedAt, replied_at: repliedAt } = inquiry;
  if (closedAt) return { text: pageWords.closed, at: closedAt };
  if (dueAt) return { text: now > Date.parse(dueAt) ? pageWords.late : pageWords.replyBy, at: dueAt };
  return repliedAt ? { text: pageWords.replied, at: repliedAt } : { text: pageWords.received };
}
