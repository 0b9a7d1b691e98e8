import type { ReactNode, RefObject } from "react";
import { QueryView } from "../backend/query-view.tsx";
import type { UseQueryResult } from "../backend/use-query.ts";
import type { Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import styles from "./staff-section.module.css";
import { layoutWords } from "./words.ts";

export interface QuerySectionProps<Answer> {
  locale: Locale;
  title: string;
  query: UseQueryResult<Answer>;
  /** Says what could not be done, when it fails. */
  errorTitle: string;
  /** For a section that moves the focus to its heading. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: (answer: Answer) => ReactNode;
}

/** A query's data under a heading, with a button that fetches it again. */
export function QuerySection<Answer>(props: QuerySectionProps<Answer>) {
  const { locale, title, query, errorTitle, headingRef, children } = props;
  return (
    <section className={styles.section} aria-busy={query.isFetching}>
      <div className={styles.heading}>
        <h1 tabIndex={headingRef && -1} ref={headingRef}>
          {title}
        </h1>
        <Button variant="ghost" className={styles.reload} onClick={query.refetch}>
          {layoutWords.reload[locale]}
        </Button>
      </div>
      <QueryView locale={locale} query={query} errorTitle={errorTitle}>
        {children}
      </QueryView>
    </section>
  );
}
