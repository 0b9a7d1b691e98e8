import type { ReactNode } from "react";
import type { Inquiry, Message } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { formatShortDateTime, formatTime } from "../../../i18n/format.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import type { Locale } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { staffName } from "../../../staff/staff-name.ts";
import { useNow } from "../../../staff/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { moveFocus } from "../../../ui/move-focus.ts";
import styles from "./composer.module.css";
import { describeState } from "../changes/change-inquiry.ts";
import { FoldedText } from "../conversation/folded-text.tsx";
import { inquiryWords } from "../inquiry-words.ts";
import { questionWords } from "./question-words.ts";
import type { ReplyQuestion as Question } from "./use-reply.ts";
import { composerWords } from "./composer-words.ts";

export interface ReplyQuestionProps {
  inquiry: Inquiry;
  team: TeamMember[];
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
  return (
    <Panel title={words.notSent}>
      <Changed {...props} news={question.news} />
      <div className="actions">
        <Button variant="outline" busy={busy} onClick={() => onConfirm(language)}>
          {question.news?.direction === "sent" ? words.sendAsWell : words.sendAnyway}
        </Button>
        <Button variant="ghost" onClick={onKeep}>
          {words.keepDraft}
        </Button>
      </div>
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.question} role="group" aria-labelledby="reply-question">
      <h2 id="reply-question" key={title} tabIndex={-1} ref={moveFocus}>
        {title}
      </h2>
      {children}
    </div>
  );
}

/** What has happened since the reply was begun, and both texts. */
function Changed(props: ReplyQuestionProps & { news: Message | undefined }) {
  const locale = useLocale();
  const { inquiry, team, body, news } = props;
  const words = useWords(questionWords);
  const today = new Date(useNow()).toDateString();
  if (!news)
    return (
      <p>
        <InterpolatedText text={words.changed} values={{ state: describeState(locale, team, inquiry) }} />
      </p>
    );
  const isSent = news.direction === "sent";
  const author = staffName(locale, team, { id: news.author_id, email: news.author_email });
  const name = <Isolate>{author ?? inquiryWords.someone[locale]}</Isolate>;
  const isToday = new Date(news.created_at).toDateString() === today;
  const text = isSent
    ? words[isToday ? "answered" : "answeredOn"]
    : words[isToday ? "received" : "receivedOn"];
  const time = formatTime(locale, news.created_at);
  const moment = formatShortDateTime(locale, news.created_at);
  return (
    <>
      <p>
        <InterpolatedText text={text} values={{ name, time, moment }} />
      </p>
      <h3>
        <InterpolatedText text={isSent ? words.theirReply : words.theirMail} values={{ name }} />
      </h3>
      <FoldedText text={news.body} className={styles.asked} />
      <h3>{composerWords.replyLabel[locale]}</h3>
      <FoldedText text={body} className={styles.asked} />
    </>
  );
}
