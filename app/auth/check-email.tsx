import { LtrText } from "../i18n/isolate.tsx";
import type { Locale } from "../i18n/text.ts";
import { ResendButton } from "./resend-button.tsx";
import { toastWords, verifyWords } from "./words.ts";

/** After signing up: what to do next. It replaces the form, so it takes the focus. */
export function CheckEmail({ locale, email }: { locale: Locale; email: string }) {
  return (
    <div className="auth-message" tabIndex={-1} ref={focusOnMount}>
      <p>{toastWords.signUpDone[locale]}</p>
      <p>
        <LtrText>{email}</LtrText>
      </p>
      <p>{verifyWords.afterwards[locale]}</p>
      <ResendButton locale={locale} email={email} />
    </div>
  );
}

function focusOnMount(panel: HTMLElement | null) {
  panel?.focus();
}
