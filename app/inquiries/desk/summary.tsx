import type { InquiryCounts } from "../../backend/schema.ts";
import { formatNumber } from "../../i18n/format.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import type { Locale } from "../../i18n/text.ts";
import { summaryWords } from "./desk-words.ts";
import styles from "./inquiry-list.module.css";

/** How many inquiries are late, due soon, and there in all. */
export function Summary({ locale, counts }: { locale: Locale; counts: InquiryCounts }) {
  return (
    <ul className={styles.summary}>
      {(["late", "due", "all"] as const).map((figure) => (
        <li key={figure} className={figure === "late" && counts.late > 0 ? styles.late : undefined}>
          <InterpolatedText
            text={summaryWords[figure][locale]}
            values={{ n: <b>{formatNumber(counts[figure])}</b> }}
          />
        </li>
      ))}
    </ul>
  );
}
