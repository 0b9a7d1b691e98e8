import { LtrText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import { focusOnMount } from "../../ui/focus-on-mount.ts";
import { Button } from "../../ui/button.tsx";
import type { factorWords } from "../second-factor-words.ts";
import styles from "./recovery-codes.module.css";

export interface RecoveryCodesProps {
  words: Localized<typeof factorWords>;
  codes: string[];
  onKept: () => void;
}

/** New codes, shown once. They take the focus: everything else can wait. */
export function RecoveryCodes({ words, codes, onKept }: RecoveryCodesProps) {
  return (
    <div className={styles.codes} tabIndex={-1} ref={focusOnMount}>
      <h3>{words.codes}</h3>
      <p>{words.codesText}</p>
      <ul className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <LtrText>{code}</LtrText>
          </li>
        ))}
      </ul>
      <Button onClick={onKept}>{words.kept}</Button>
    </div>
  );
}
