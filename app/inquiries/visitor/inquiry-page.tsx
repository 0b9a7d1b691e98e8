import { Ending } from "./ending.tsx";
import { FilesSection } from "./files-section.tsx";
import { VisitorHead } from "./visitor-head.tsx";
import { SentSection } from "./sent-section.tsx";
import { VisitorFooter } from "./visitor-footer.tsx";
import { VisitorHeader } from "./visitor-header.tsx";
import type { InquiryPageProps } from "./visitor-inquiry.ts";
import styles from "./inquiry-page.module.css";

/** The whole inquiry: where it stands, what was sent, and what can be done. */
export function InquiryPage({ content, inquiry, now }: InquiryPageProps & { now: number }) {
  return (
    <>
      <VisitorHeader path={content.path} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <VisitorHead inquiry={inquiry} now={now} />
        <SentSection content={content} inquiry={inquiry} />
        <FilesSection content={content} inquiry={inquiry} />
        <Ending content={content} inquiry={inquiry} />
      </main>
      <VisitorFooter content={content} inquiry={inquiry} />
    </>
  );
}
