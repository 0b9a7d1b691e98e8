import { Latin } from "../i18n/isolate.tsx";
import type { Locale } from "../i18n/text.ts";
import { ResendButton } from "./resend-button.tsx";
import { toastWords, verifyWords } from "./words.ts";

/** After signing up: what to do next, for as long as it takes. It takes the focus of the form it replaces. */
export function CheckEmail({ locale, email }: { locale: Locale; email: string }) {
  return (
    <div className="check-email" tabIndex={-1} ref={takeFocus}>
      <p>{toastWords.signUpDone[locale]}</p>
      <p>
        <Latin>{email}</Latin>
      </p>
      <p>{verifyWords.afterwards[locale]}</p>
      <ResendButton locale={locale} email={email} />
    </div>
  );
}

function takeFocus(panel: HTMLElement | null) {
  panel?.focus();
}
