import { Latin } from "../i18n/isolate.tsx";
import type { Locale } from "../i18n/text.ts";
import type { Credentials } from "./credentials.ts";
import { ResendButton } from "./resend-button.tsx";
import { toastWords } from "./words.ts";

/** After signing up: what to do next, for as long as it takes. It takes the focus of the form it replaces. */
export function CheckEmail({ locale, credentials }: { locale: Locale; credentials: Credentials }) {
  return (
    <div className="check-email" tabIndex={-1} ref={takeFocus}>
      <p>{toastWords.signUpDone[locale]}</p>
      <p>
        <Latin>{credentials.email}</Latin>
      </p>
      <ResendButton locale={locale} credentials={credentials} />
    </div>
  );
}

function takeFocus(panel: HTMLElement | null) {
  panel?.focus();
}
