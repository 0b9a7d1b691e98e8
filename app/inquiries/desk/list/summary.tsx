import type { InquiryCounts } from "../../../backend/inquiry-rows.ts";
import { Link } from "react-router";
import { formatNumber } from "../../../i18n/format.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { useLocale } from "../../../i18n/use-locale.ts";
import { serializeDeskParams } from "../desk-params.ts";
import { summaryWords } from "../desk-words.ts";
import styles from "./inquiry-list.module.css";

/** How many inquiries are late, due soon, and there in all. */
export function Summary({ counts }: { counts: InquiryCounts }) {
  const locale = useLocale();
  return (
    <ul className={styles.summary}>
      {(["late", "due", "all"] as const).map((figure) => {
        const count = counts[figure];
        const text = (
          <InterpolatedText
            text={summaryWords[figure][locale]}
            values={{ n: <b key="n">{formatNumber(count)}</b> }}
          />
        );
        return (
          <li key={figure} className={figure === "late" && count > 0 ? styles.late : undefined}>
            {figure !== "all" && count > 0 ? <Link to={mostUrgentFirst}>{text}</Link> : text}
          </li>
        );
      })}
    </ul>
  );
}

const mostUrgentFirst = serializeDeskParams({ view: "open", sorting: "due" });
