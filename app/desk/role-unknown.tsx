import { type Refusal, wordRefusal } from "../backend/refusal.ts";
import type { Locale } from "../i18n/text.ts";
import { SignOutButton } from "../people/sign-out-button.tsx";
import { Failure } from "../ui/failure.tsx";
import { adminWords } from "./words.ts";

export interface RoleUnknownProps {
  locale: Locale;
  refusal: Refusal;
  isChecking: boolean;
  checkAgain: () => void;
}

/** Neither admitted nor denied: the question itself failed. */
export function RoleUnknown({ locale, refusal, isChecking, checkAgain }: RoleUnknownProps) {
  return (
    <section className="desk-main">
      <h1>{adminWords.title[locale]}</h1>
      <Failure
        title={adminWords.roleUnknown[locale]}
        reason={wordRefusal(refusal)[locale]}
        retryLabel={adminWords.tryAgain[locale]}
        isRetrying={isChecking}
        onRetry={checkAgain}
      />
      <SignOutButton locale={locale} />
    </section>
  );
}
