import { Link } from "react-router";
import { LtrText } from "../i18n/isolate.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { AuthMessage } from "./auth-message.tsx";
import { forgottenPasswordWords } from "./link-words.ts";
import { confirmWords } from "./words.ts";

/** After asking for a link: the same for every address. */
export function LinkSent({ email }: { email: string }) {
  const locale = useLocale();
  return (
    <AuthMessage>
      <p role="status">{forgottenPasswordWords.sent[locale]}</p>
      <p>
        <LtrText>{email}</LtrText>
      </p>
      <p>
        <Link className="link" to="/auth">
          {confirmWords.toSignUp[locale]}
        </Link>
      </p>
    </AuthMessage>
  );
}
