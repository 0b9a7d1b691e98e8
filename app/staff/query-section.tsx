import type { ReactNode, RefObject } from "react";
import { QueryView } from "../backend/query-view.tsx";
import type { UseQueryResult } from "../backend/use-query.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Button } from "../ui/form/button.tsx";
import styles from "./staff-section.module.css";
import { layoutWords } from "./words.ts";

export interface QueryFrameProps {
  title: string;
  query: Pick<UseQueryResult<unknown>, "isFetching" | "refetch">;
  /** For a section that moves the focus to its heading. */
  headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
  children: ReactNode;
}

export interface QuerySectionProps<Answer> extends Omit<QueryFrameProps, "children"> {
  query: UseQueryResult<Answer>;
  /** Says what could not be done, when it fails. */
  errorTitle: string;
  children: (answer: Answer) => ReactNode;
}

/** A query's data under a heading, with a button that fetches it again. */
export function QuerySection<Answer>({ errorTitle, children, ...frame }: QuerySectionProps<Answer>) {
  return (
    <QueryFrame {...frame}>
      <QueryView query={frame.query} errorTitle={errorTitle}>
        {children}
      </QueryView>
    </QueryFrame>
  );
}

/** The same for a section that shows more than the data: that stays while there is none. */
export function QueryFrame({ title, query, headingRef, children }: QueryFrameProps) {
  const locale = useLocale();
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
      {children}
    </section>
  );
}
