import { useQuery } from "../../backend/use-query.ts";
import type { Locale } from "../../i18n/text.ts";
import { QuerySection } from "../../staff/query-section.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { fetchFigures } from "./fetch-figures.ts";
import styles from "./figures.module.css";
import { figuresWords } from "./figures-words.ts";
import { LanguageChart, PromiseChart, TypeChart } from "./inquiry-charts.tsx";
import { TimeChart } from "./time-chart.tsx";

/** How many inquiries come, and how they are answered: the admin's tab. */
export function Figures({ locale }: { locale: Locale }) {
  const figures = useQuery(fetchFigures);
  return (
    <QuerySection
      locale={locale}
      title={figuresWords.title[locale]}
      query={figures}
      errorTitle={figuresWords.failed[locale]}
    >
      {(data) =>
        data.total.inquiries === 0 ? (
          <EmptyState text={figuresWords.empty[locale]} />
        ) : (
          <>
            <p className="prose">{figuresWords.lead[locale]}</p>
            <div className={styles.charts}>
              <PromiseChart locale={locale} figures={data} />
              <TimeChart locale={locale} figures={data} />
              <TypeChart locale={locale} figures={data} />
              <LanguageChart locale={locale} figures={data} />
            </div>
          </>
        )
      }
    </QuerySection>
  );
}
