import { useState } from "react";
import { errorText } from "../backend/api-error.ts";
import { formatDays } from "../i18n/format.ts";
import { inEachLocale, interpolate, type LocalizedText } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import listStyles from "../staff/record-list.module.css";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toast.tsx";
import { changeClosedDays, type ClosedDaysChange } from "./change-closed-days.ts";
import { ClosedDaysForm } from "./closed-days-form.tsx";
import type { ClosedRange } from "./fetch-hours.ts";
import styles from "./hours.module.css";
import { closedDaysWords, hoursWords } from "./hours-words.ts";

export interface ClosedDaysProps {
  closed: ClosedRange[];
  onSaved: () => void;
  onDeleted: () => void;
}

export function ClosedDays({ closed, onSaved, onDeleted }: ClosedDaysProps) {
  const locale = useLocale();
  const words = useWords(closedDaysWords);
  const [form, setForm] = useState<{ key: number; range?: ClosedRange }>({ key: 0 });
  const [isBusy, setBusy] = useState(false);

  /** Whether it was done. */
  async function change(
    wanted: ClosedDaysChange,
    title: LocalizedText,
    advice?: LocalizedText,
  ): Promise<boolean> {
    setBusy(true);
    const { data: moved = 0, error } = await changeClosedDays(wanted);
    setBusy(false);
    if (error) {
      const text = errorText(error);
      showToast({ kind: "error", topic: "hours", title: hoursWords.unchanged, text });
      return false;
    }
    const text = inEachLocale((to) => {
      const count = moved > 0 && interpolate(closedDaysWords.moved[to], { count: moved });
      return [count, advice?.[to]].filter(Boolean).join(" ");
    });
    showToast({ kind: "success", topic: "hours", title, text });
    return true;
  }

  async function save(range: ClosedRange) {
    if (!(await change(range, closedDaysWords.saved))) return;
    setForm(({ key }) => ({ key: key + 1 }));
    onSaved();
  }

  async function remove(range: ClosedRange) {
    const title = inEachLocale((to) =>
      interpolate(closedDaysWords.deleted[to], { days: formatDays(to, range.first_day, range.last_day) }),
    );
    const wanted = { ...range, name_en: null, name_ar: null };
    if (!(await change(wanted, title, hoursWords.backInForm))) return;
    setForm(({ key }) => ({ key: key + 1, range }));
    onDeleted();
  }

  const yearOf = ({ first_day }: ClosedRange) => first_day.slice(0, 4);
  const years = [...new Set(closed.map(yearOf))];
  return (
    <>
      <h2>{words.title}</h2>
      <p className="prose">{words.text}</p>
      <h3>{words.add}</h3>
      <ClosedDaysForm key={form.key} range={form.range} isBusy={isBusy} onSave={save} />
      {closed.length === 0 && <p>{words.none}</p>}
      {years.map((year, index) => (
        <details key={year} className={styles.year} open={index === 0}>
          <summary>
            <h3>{year}</h3>
          </summary>
          <ul className={listStyles.list}>
            {closed
              .filter((range) => yearOf(range) === year)
              .map((range) => (
                <li key={range.first_day} className={styles.day}>
                  <p>
                    <b id={range.first_day}>{range[`name_${locale}`]}</b>
                    <span>{formatDays(locale, range.first_day, range.last_day)}</span>
                  </p>
                  <Button
                    variant="ghost"
                    busy={isBusy}
                    aria-describedby={range.first_day}
                    onClick={() => remove(range)}
                  >
                    {hoursWords.delete[locale]}
                  </Button>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </>
  );
}
