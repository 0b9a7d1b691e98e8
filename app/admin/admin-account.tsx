import { Link } from "react-router";
import { LtrText } from "../i18n/isolate.tsx";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { SignOutButton } from "../auth/sign-out-button.tsx";
import { useAdminCommands } from "./admin-commands.ts";
import styles from "./admin-account.module.css";
import { adminWords } from "./words.ts";

/** The email of staff and the sign-out button, in the header. For other accounts the button is in the page. */
export function AdminAccount({ email }: { email: string }) {
  const locale = useLocale();
  useAdminCommands();
  return (
    <>
      <p className={styles.account}>
        <InterpolatedText
          text={adminWords.welcome[locale]}
          values={{
            email: (
              <Link className="link" to="/account">
                <LtrText>{email}</LtrText>
              </Link>
            ),
          }}
        />
      </p>
      <SignOutButton className={styles.signOut} />
    </>
  );
}
