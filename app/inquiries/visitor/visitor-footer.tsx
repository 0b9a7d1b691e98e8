import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { NewLinkForm } from "./new-link-form.tsx";
import { isRejected } from "./visitor-problem.ts";
import type { SheetProps } from "./sheet-props.ts";
import { sheetWords } from "./visitor-words.ts";
import { ZoneOutcome } from "./zone-outcome.tsx";
import styles from "./visitor-footer.module.css";

export function VisitorFooter({ content, inquiry }: SheetProps) {
  const locale = useLocaleFromPath();
  return (
    <footer className={`screen-only ${styles.footer}`} id="new-link">
      <p className={styles.key}>
        {(inquiry.sent.email ? sheetWords.keyToPage : sheetWords.keyWithoutEmail)[locale]}
      </p>
      <div className={styles.links}>
        <ZoneOutcome content={content} zone="new-link" />
        {inquiry.sent.email && (
          <details className={styles.newLink} open={isRejected(content, { action: "new_link" })}>
            <summary>{sheetWords.newLink[locale]}</summary>
            <NewLinkForm content={content} variant="outline" />
          </details>
        )}
        <a className={`link ${styles.policy}`} href={pagePath(locale, "privacy-policy")}>
          {sheetWords.privacy[locale]}
        </a>
      </div>
    </footer>
  );
}
