import { errorText } from "../backend/api-error.ts";
import { useAction } from "../staff/use-action.ts";
import { useSlow } from "../backend/use-query.ts";
import { useNetworkNotice } from "../backend/use-network-notice.ts";
import { interpolate } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
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
  const { run, isBusy, error, answer } = useAction(() => testAccess(userId), {});
  const locale = useLocale();
  const words = useWords(securityTestWords);
  useNetworkNotice({ isSlow: useSlow(isBusy), hasContent: false });
  return (
    <>
      <Button className="requires-script" busy={isBusy} disabled={disabled} onClick={() => void run()}>
        {isBusy ? words.testing : words.button}
      </Button>
      <div role="status">
        {isBusy && <p className="sr-only">{words.testing}</p>}
        {error && (
          <p className={noticeStyles.notice}>
            {interpolate(words.unexpected, { message: errorText(error)[locale] })}
          </p>
        )}
        {answer && <AccessResult result={answer} />}
      </div>
    </>
  );
}
