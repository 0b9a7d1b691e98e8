import { useWords } from "../../i18n/use-locale.ts";
import { focusOnMount } from "../../ui/focus-on-mount.ts";
import { factorWords } from "../second-factor-words.ts";
import { PasswordAgainForm } from "../sign-in-again/password-again-form.tsx";
import styles from "./factor-setup.module.css";

/** Asks who signed in long ago for the password. */
export function PasswordPrompt({ email, onDone }: { email: string; onDone: () => void }) {
  const words = useWords(factorWords);
  return (
    <div className={styles.setup} tabIndex={-1} ref={focusOnMount}>
      <p className="prose">{words.passwordNeeded}</p>
      <PasswordAgainForm email={email} onDone={onDone} />
    </div>
  );
}
