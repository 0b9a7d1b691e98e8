import { useCallback } from "react";
import { useAnswer } from "../backend/answer.ts";
import { Reason } from "../backend/answer-view.tsx";
import { NetworkNotice } from "../backend/network-notice.tsx";
import { Sentence } from "../i18n/sentence.tsx";
import { inLocale, type Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { AccessResult } from "./access-result.tsx";
import { testAccess } from "./access-test.ts";
import { securityTestWords } from "./words.ts";

export interface AccessTestPanelProps {
  locale: Locale;
  /** Undefined for a visitor. */
  userId: string | undefined;
  /** Who is signed in is not known yet. */
  disabled: boolean;
}

/** The button and what came of it. While it is tested again, no earlier result stands there as if it were the new one. */
export function AccessTestPanel({ locale, userId, disabled }: AccessTestPanelProps) {
  const ask = useCallback(() => testAccess(userId), [userId]);
  const { answer, refusal, isAsking, isLate, askAgain } = useAnswer(ask, { asksAtOnce: false });
  const words = inLocale(locale, securityTestWords);
  return (
    <>
      <Button className="start scripted" busy={isAsking} disabled={disabled} onClick={askAgain}>
        {isAsking ? words.testing : words.button}
      </Button>
      <NetworkNotice locale={locale} isLate={isLate} hasContent={false} tryAgain={askAgain} />
      <div role="status">
        {isAsking && <p className="sr-only">{words.testing}</p>}
        {!isAsking && refusal && (
          <p className="notice">
            <Sentence
              text={words.unexpected}
              values={{ message: <Reason locale={locale} refusal={refusal} /> }}
            />
          </p>
        )}
        {!isAsking && !refusal && answer && <AccessResult locale={locale} words={words} answer={answer} />}
      </div>
    </>
  );
}
