import { LtrText } from "../i18n/isolate.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { AuthMessage } from "./auth-message.tsx";
import { ResendButton } from "./resend-button.tsx";
import { toastWords, verifyWords } from "./words.ts";

/** After signing up: what to do next. */
export function CheckEmail({ email }: { email: string }) {
  const locale = useLocale();
  return (
    <AuthMessage>
      <p>{toastWords.signUpDone[locale]}</p>
      <p>
        <LtrText>{email}</LtrText>
      </p>
      <p>{verifyWords.afterwards[locale]}</p>
      <ResendButton email={email} />
    </AuthMessage>
  );
}
