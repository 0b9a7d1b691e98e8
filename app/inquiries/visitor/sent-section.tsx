import { useLocaleFromPath } from "../../i18n/paths.ts";
import { AddNote } from "./add-note.tsx";
import { GivenRows } from "./given-rows.tsx";
import { listGivenFields } from "./list-given-fields.ts";
import { PageSection } from "./page-section.tsx";
import { givenWords } from "./visitor-form-words.ts";
import { WrittenText } from "./written-text.tsx";
import type { InquiryPageProps } from "./visitor-inquiry.ts";
import styles from "./sent-section.module.css";

/** The inquiry as it was sent, and a note to add. */
export function SentSection({ content, inquiry }: InquiryPageProps) {
  const locale = useLocaleFromPath();
  const { message, rows } = listGivenFields(locale, inquiry);
  return (
    <PageSection content={content} name="sent" title={givenWords.title[locale]}>
      {message && (
        <blockquote className={styles.message}>
          <WrittenText text={message} />
        </blockquote>
      )}
      <GivenRows rows={rows} />
      <div>
        <AddNote content={content} />
      </div>
    </PageSection>
  );
}
