import { LtrText } from "../i18n/isolate.tsx";
import type { Locale } from "../i18n/text.ts";
import { AuthMessage } from "./auth-message.tsx";
import { ResendButton } from "./resend-button.tsx";
import { toastWords, verifyWords } from "./words.ts";

/** After signing up: what to do next. */
export function CheckEmail({ locale, email }: { locale: Locale; email: string }) {
  return (
    <AuthMessage>
      <p>{toastWords.signUpDone[locale]}</p>
      <p>
        <LtrText>{email}</LtrText>
      </p>
      <p>{verifyWords.afterwards[locale]}</p>
      <ResendButton locale={locale} email={email} />
    </AuthMessage>
  );
}
