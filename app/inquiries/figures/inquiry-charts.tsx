import { formatShare } from "../../i18n/format.ts";
import { formatCount } from "../../i18n/plural.ts";
import { interpolate } from "../../i18n/text.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { InquiryFigures } from "./fetch-figures.ts";
import { inquiryCount } from "../inbox-words.ts";
import { languageChartWords, openCount, promiseChartWords, typeChartWords } from "./figures-words.ts";
import { StackedChart } from "./stacked-chart.tsx";
import { languageNames } from "../../i18n/language-names.ts";

export interface ChartProps {
  figures: InquiryFigures;
}

export function TypeChart({ figures }: ChartProps) {
  const locale = useLocale();
  const { inquiries, projects } = figures.total;
  return (
    <StackedChart
      figures={figures}
      title={typeChartWords.title[locale]}
      now={interpolate(typeChartWords.now[locale], {
        inquiries: formatCount(locale, inquiries, inquiryCount),
        share: formatShare(locale, projects / inquiries),
      })}
      series={[
        { label: typeChartWords.project[locale], mark: "accent", value: (row) => row.projects },
        {
          label: typeChartWords.contact[locale],
          mark: "hatched",
          value: (row) => row.inquiries - row.projects - row.mails,
        },
        { label: typeChartWords.mail[locale], mark: "outlined", value: (row) => row.mails },
      ]}
    />
  );
}

export function LanguageChart({ figures }: ChartProps) {
  const locale = useLocale();
  const { inquiries, arabic } = figures.total;
  return (
    <StackedChart
      figures={figures}
      title={languageChartWords.title[locale]}
      now={interpolate(languageChartWords.now[locale], {
        inquiries: formatCount(locale, inquiries, inquiryCount),
        share: formatShare(locale, arabic / inquiries),
      })}
      series={[
        { label: languageNames.ar[locale], mark: "accent", value: (row) => row.arabic },
        {
          label: languageNames.en[locale],
          mark: "hatched",
          value: (row) => row.inquiries - row.arabic,
        },
      ]}
    />
  );
}

export function PromiseChart({ figures }: ChartProps) {
  const locale = useLocale();
  const { in_time: inTime, late, still_open: open } = figures.total;
  const answered = inTime + late;
  const words = promiseChartWords;
  return (
    <StackedChart
      figures={figures}
      title={words.title[locale]}
      now={interpolate((answered > 0 ? words.now : words.nowUnanswered)[locale], {
        share: answered > 0 ? formatShare(locale, inTime / answered) : "",
        open: formatCount(locale, open, openCount),
      })}
      series={[
        { label: words.inTime[locale], mark: "ink", value: (row) => row.in_time },
        { label: words.late[locale], mark: "late", value: (row) => row.late },
        { label: words.open[locale], mark: "outlined", value: (row) => row.still_open },
        {
          label: words.otherInFull[locale],
          heading: words.other[locale],
          mark: "pale",
          value: (row) => row.inquiries - row.in_time - row.late - row.still_open,
        },
      ]}
    />
  );
}
