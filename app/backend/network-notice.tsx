import { useWords } from "../i18n/use-locale.ts";
import noticeStyles from "../ui/notice.module.css";
import { Button } from "../ui/button.tsx";
import { queryWords } from "./query-words.ts";
import { useOnlineStatus } from "./use-online-status.ts";

export interface NetworkNoticeProps {
  /** A response is overdue. */
  isSlow: boolean;
  /** There is something on the page that may be out of date. */
  hasContent: boolean;
  onRetry: () => void;
}

/** Says that the network is gone, or seems to be. The live region is there before its text, or nothing is announced. */
export function NetworkNotice({ isSlow, hasContent, onRetry }: NetworkNoticeProps) {
  const isOffline = !useOnlineStatus();
  const words = useWords(queryWords);
  return (
    <div role="status">
      {isOffline && (isSlow || hasContent) && (
        <div className={noticeStyles.notice}>
          <p>
            <strong>{words.offline}</strong> {hasContent && words.offlineText} {words.asksAgain}
          </p>
        </div>
      )}
      {!isOffline && isSlow && (
        <div className={noticeStyles.notice}>
          <p>
            <strong>{words.late}</strong> {words.lateText}
          </p>
          <Button variant="outline" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
