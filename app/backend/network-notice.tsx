import { inLocale, type Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { answerWords } from "./answer-words.ts";
import { useOnline } from "./online.ts";

export interface NetworkNoticeProps {
  locale: Locale;
  /** An answer is overdue. */
  isLate: boolean;
  /** There is something on the page that may be out of date. */
  hasContent: boolean;
  tryAgain: () => void;
}

/** Says that the network is gone, or seems to be. The place is there before anything is said, or nothing is announced. */
export function NetworkNotice({ locale, isLate, hasContent, tryAgain }: NetworkNoticeProps) {
  const isOffline = !useOnline();
  const words = inLocale(locale, answerWords);
  return (
    <div role="status">
      {isOffline && (isLate || hasContent) && (
        <div className="notice">
          <p>
            <strong>{words.offline}</strong> {hasContent && words.offlineText} {words.asksAgain}
          </p>
        </div>
      )}
      {!isOffline && isLate && (
        <div className="notice">
          <p>
            <strong>{words.late}</strong> {words.lateText}
          </p>
          <Button kind="line" onClick={tryAgain}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
