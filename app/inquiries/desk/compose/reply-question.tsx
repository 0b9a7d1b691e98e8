import type { ReactNode } from "react";
import type { Inquiry, Message } from "../../../backend/inquiry-rows.ts";
import { formatShortDateTime, formatTime } from "../../../i18n/format.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import type { Locale } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { staffName } from "../../../staff/staff-name.ts";
import { useTeam } from "../../../staff/team.ts";
import { useNow } from "../../../staff/use-now.ts";
import { Button } from "../../../ui/form/button.tsx";
import { moveFocus } from "../../../ui/move-focus.ts";
import noticeStyles from "../../../ui/state/notice.module.css";
import styles from "./composer.module.css";
import { describeState } from "../actions/action-words.ts";
import { FoldedText } from "../conversation/folded-text.tsx";
import { inquiryWords } from "../inquiry-words.ts";
import { questionWords } from "./question-words.ts";
import type { ReplyQuestion as Question } from "./use-reply.ts";

export interface ReplyQuestionProps {
  inquiry: Inquiry;
  question: Question;
  /** The reply that is asked about, and its language. */
  body: string;
  language: Locale;
  busy: boolean;
  onConfirm: (language: Locale) => void;
  onKeep: () => void;
}

/** Asks about a reply in the place where it was written. */
export function ReplyQuestion(props: ReplyQuestionProps) {
  const { question, language, busy, onConfirm, onKeep } = props;
  const words = useWords(questionWords);
  if (question.kind === "language")
    return (
      <Panel title={question.written === "en" ? words.englishInArabic : words.arabicInEnglish}>
        <p>{words.languageText}</p>
        <div className="actions">
          {[question.written, language].map((option, index) => (
            <Button
              key={option}
              variant={index === 0 ? "primary" : "outline"}
              busy={busy}
              onClick={() => onConfirm(option)}
            >
              {option === "en" ? words.sendInEnglish : words.sendInArabic}
            </Button>
          ))}
          <Button variant="ghost" onClick={onKeep}>
            {words.goOnWriting}
          </Button>
        </div>
      </Panel>
    );
  return <Changed {...props} news={question.news} />;
}

interface PanelProps {
  title: ReactNode;
  isDanger?: boolean;
  children: ReactNode;
}

function Panel({ title, isDanger, children }: PanelProps) {
  return (
    <div
      className={`${noticeStyles.notice} ${styles.question} ${isDanger ? styles.conflict : ""}`}
      role="group"
      aria-labelledby="reply-question"
    >
      <h2 id="reply-question" tabIndex={-1} ref={moveFocus}>
        {title}
      </h2>
      {children}
    </div>
  );
}

/** What has happened since the reply was begun, and both texts side by side. */
function Changed(props: ReplyQuestionProps & { news: Message | undefined }) {
  const locale = useLocale();
  const team = useTeam();
  const { inquiry, body, language, news, busy, onConfirm, onKeep } = props;
  const words = useWords(questionWords);
  const isSent = news?.direction === "sent";
  const author = news && staffName(locale, team, { id: news.author_id, email: news.author_email });
  const values = {
    name: <Isolate>{author ?? inquiryWords.someone[locale]}</Isolate>,
    visitor: <Isolate>{inquiry.name}</Isolate>,
    moment: <NewsMoment at={news?.created_at} />,
    state: describeState(locale, team, inquiry),
  };
  const fill = (text: string) => <InterpolatedText text={text} values={values} />;
  return (
    <Panel isDanger title={fill(news ? words[isSent ? "replied" : "wrote"] : words.notSent)}>
      {!news && <p>{fill(words.changed)}</p>}
      <p>{fill(isSent ? words.hasTheirs : words.isKept)}</p>
      <div className={styles.both}>
        {news && (
          <article>
            <h3>{fill(isSent ? words.theirReply : words.theirMail)}</h3>
            <FoldedText text={news.body} className={styles.written} />
          </article>
        )}
        <article>
          <h3>{words.yours}</h3>
          <FoldedText text={body} className={`${styles.written} ${styles.unsent}`} />
        </article>
      </div>
      <div className="actions">
        <Button busy={busy} onClick={onKeep}>
          {words.keepDraft}
        </Button>
        <Button variant="outline" busy={busy} onClick={() => onConfirm(language)}>
          {isSent ? words.sendAsWell : words.sendAnyway}
        </Button>
      </div>
    </Panel>
  );
}

/** The time of today, or the day as well. */
function NewsMoment({ at = "" }: { at: string | undefined }) {
  const locale = useLocale();
  const isToday = new Date(at).toDateString() === new Date(useNow()).toDateString();
  return at && (isToday ? formatTime : formatShortDateTime)(locale, at);
}
