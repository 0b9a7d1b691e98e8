import { useQuery } from "../../backend/use-query.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { QuerySection } from "../../staff/query-section.tsx";
import { EmptyState } from "../../ui/state/empty-state.tsx";
import { figuresQuery } from "./fetch-figures.ts";
import styles from "./figures.module.css";
import { figuresWords } from "./figures-words.ts";
import { OutcomeTable, PeopleTable } from "./result-tables.tsx";
import { WeekChart } from "./week-chart.tsx";

/** How many inquiries come, and how they are answered: the admin's tab. */
export default function Figures() {
  const locale = useLocale();
  const figures = useQuery(figuresQuery);
  return (
    <QuerySection title={figuresWords.title[locale]} query={figures} errorTitle={figuresWords.failed[locale]}>
      {(data) =>
        data.total.inquiries === 0 ? (
          <EmptyState text={figuresWords.empty[locale]} />
        ) : (
          <>
            <p className="prose">{figuresWords.lead[locale]}</p>
            <div className={styles.charts}>
              <WeekChart figures={data} />
              <OutcomeTable figures={data} />
              <PeopleTable figures={data} />
            </div>
          </>
        )
      }
    </QuerySection>
  );
}
