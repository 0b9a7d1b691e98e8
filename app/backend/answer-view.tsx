import type { ReactNode } from "react";
import { inLocale, type Locale } from "../i18n/text.ts";
import { Failure } from "../ui/failure.tsx";
import { Waiting } from "../ui/waiting.tsx";
import type { Asked } from "./answer.ts";
import { answerWords } from "./answer-words.ts";
import { NetworkNotice } from "./network-notice.tsx";
import { useOnline } from "./online.ts";
import { passesByItself } from "./question.ts";
import { type Refusal, wordRefusal } from "./refusal.ts";

export interface AnswerViewProps<Answer> {
  locale: Locale;
  asked: Asked<Answer>;
  /** What could not be done, when it could not. */
  failed: string;
  children: (answer: Answer) => ReactNode;
}

/** What the server answered, or how it stands with that. */
export function AnswerView<Answer>({ locale, asked, failed, children }: AnswerViewProps<Answer>) {
  const { answer, refusal, isAsking, isLate, askAgain } = asked;
  const words = inLocale(locale, answerWords);
  return (
    <>
      <NetworkNotice
        locale={locale}
        isLate={isLate && !refusal}
        hasContent={answer !== undefined && !refusal}
        tryAgain={askAgain}
      />
      <div role="alert">
        {refusal && (
          <Failure
            title={failed}
            reason={<Reason locale={locale} refusal={refusal} />}
            retryLabel={words.tryAgain}
            isRetrying={isAsking}
            onRetry={askAgain}
          />
        )}
      </div>
      {answer === undefined ? !refusal && <Waiting text={words.loading} /> : children(answer)}
    </>
  );
}

/** Why it failed, and that the page does not leave it at that. */
export function Reason({ locale, refusal }: { locale: Locale; refusal: Refusal }) {
  const isOffline = !useOnline();
  const words = inLocale(locale, answerWords);
  const reason = isOffline && refusal.code === "no_connection" ? words.offline : wordRefusal(refusal)[locale];
  return passesByItself(refusal) ? `${reason} ${words.asksAgain}` : reason;
}
