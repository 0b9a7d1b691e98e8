import { company } from "../../../firm/company.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { LtrText } from "../../i18n/isolate.tsx";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { copyText } from "../../staff/copy-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { focusOnMount } from "../../ui/focus-on-mount.ts";
import { saveFile } from "../../ui/save-file.ts";
import { factorWords } from "../second-factor-words.ts";
import styles from "./recovery-codes.module.css";

export interface RecoveryCodesProps {
  /** The account's. */
  email: string;
  codes: string[];
  onKept: () => void;
}

/** New codes, shown once, with ways to keep them. They take the focus: everything else can wait. */
export function RecoveryCodes({ email, codes, onKept }: RecoveryCodesProps) {
  const locale = useLocale();
  const words = useWords(factorWords);

  function download() {
    const day = formatDate(locale, new Date().toISOString());
    const lines = [`${company.name[locale]}: ${words.codes}`, email, day, "", ...codes, "", words.codesText];
    saveFile("recovery-codes.txt", new Blob([lines.join("\n"), "\n"], { type: "text/plain;charset=utf-8" }));
  }

  return (
    <div className={`stack panel ${styles.codes}`} tabIndex={-1} ref={focusOnMount}>
      <h3>{words.codes}</h3>
      <p className={styles.account}>
        {company.name[locale]}, <LtrText>{email}</LtrText>
      </p>
      <p>{words.codesText}</p>
      <ul className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <LtrText>{code}</LtrText>
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button variant="ghost" onClick={() => void copyText(codes.join("\n"), factorWords.codesCopied)}>
          {words.copyCodes}
        </Button>
        <Button variant="ghost" onClick={download}>
          {words.downloadCodes}
        </Button>
        <Button variant="ghost" onClick={() => print()}>
          {words.printCodes}
        </Button>
      </div>
      <Button onClick={onKept}>{words.kept}</Button>
    </div>
  );
}
