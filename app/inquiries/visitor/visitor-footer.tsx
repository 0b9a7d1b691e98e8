import { company } from "../../company.ts";
import { LtrText } from "../../i18n/isolate.tsx";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { telUrl } from "../../ui/tel-url.ts";
import { FormOutcome } from "./form-outcome.tsx";
import { NewLinkForm } from "./new-link-form.tsx";
import { isRejected } from "./visitor-problem.ts";
import { pageWords } from "./visitor-words.ts";
import type { InquiryPageProps } from "./visitor-inquiry.ts";
import styles from "./visitor-footer.module.css";

export function VisitorFooter({ content, inquiry }: InquiryPageProps) {
  const locale = useLocaleFromPath();
  return (
    <footer className={`screen-only ${styles.footer}`} id="new-link">
      <p className={styles.key}>
        {(inquiry.sent.email ? pageWords.keyToPage : pageWords.keyWithoutEmail)[locale]}
      </p>
      <div className={styles.links}>
        <FormOutcome content={content} section="new-link" />
        {inquiry.sent.email && (
          <details className={styles.newLink} open={isRejected(content, "new_link")}>
            <summary>{pageWords.newLink[locale]}</summary>
            <NewLinkForm content={content} variant="outline" />
          </details>
        )}
        <a className={`link ${styles.entry}`} href={telUrl(company.phone)}>
          <LtrText>{company.phone}</LtrText>
        </a>
        <a className={`link ${styles.entry}`} href={pagePath(locale, "privacy-policy")}>
          {pageWords.privacy[locale]}
        </a>
      </div>
    </footer>
  );
}
