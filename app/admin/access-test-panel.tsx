import { useCallback } from "react";
import { useQuery } from "../backend/use-query.ts";
import { ErrorReason } from "../backend/query-view.tsx";
import { useNetworkNotice } from "../backend/use-network-notice.ts";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { useWords } from "../i18n/use-locale.ts";
import noticeStyles from "../ui/notice.module.css";
import { Button } from "../ui/button.tsx";
import { AccessResult } from "./access-result.tsx";
import { testAccess } from "./access-test.ts";
import { securityTestWords } from "./words.ts";

export interface AccessTestPanelProps {
  /** Undefined for a visitor. */
  userId: string | undefined;
  /** While it is not known yet who is signed in. */
  disabled: boolean;
}

/** The button and its result. An earlier result is hidden while a new test runs, or it would pass for the new one. */
export function AccessTestPanel({ userId, disabled }: AccessTestPanelProps) {
  const ask = useCallback(() => testAccess(userId), [userId]);
  const { data, error, isFetching, isSlow, refetch } = useQuery(ask, { enabled: false });
  const words = useWords(securityTestWords);
  useNetworkNotice({ isSlow, hasContent: false, onRetry: refetch });
  return (
    <>
      <Button className="requires-script" busy={isFetching} disabled={disabled} onClick={refetch}>
        {isFetching ? words.testing : words.button}
      </Button>
      <div role="status">
        {isFetching && <p className="sr-only">{words.testing}</p>}
        {!isFetching && error && (
          <p className={noticeStyles.notice}>
            <InterpolatedText text={words.unexpected} values={{ message: <ErrorReason error={error} /> }} />
          </p>
        )}
        {!isFetching && !error && data && <AccessResult result={data} />}
      </div>
    </>
  );
}
