import { useLocaleFromPath } from "../../i18n/paths.ts";
import { formatCount, type PluralText } from "../../i18n/plural.ts";
import type { AskedQuestion } from "./list-questions.ts";
import { answeredCount, missingCount, unknownCount } from "./visitor-counts.ts";
import { briefWords } from "./visitor-words.ts";
import styles from "./brief-tally.module.css";

/** How many questions are answered: the legend of the pins. */
export function BriefTally({ asked }: { asked: AskedQuestion[] }) {
  const locale = useLocaleFromPath();
  return (
    <p className={`screen-only ${styles.tally}`}>
      {states.map(({ state, count, sign }) => {
        const n = asked.filter((question) => question.state === state).length;
        return (
          n > 0 && (
            <span key={state}>
              <i className={sign} />
              {formatCount(locale, n, count)}
            </span>
          )
        );
      })}
      <span className={styles.print}>{briefWords.print[locale]}</span>
    </p>
  );
}

const states: { state: AskedQuestion["state"]; count: PluralText; sign: string | undefined }[] = [
  { state: "answered", count: answeredCount, sign: styles.filled },
  { state: "unknown", count: unknownCount, sign: styles.half },
  { state: "missing", count: missingCount, sign: styles.empty },
];
