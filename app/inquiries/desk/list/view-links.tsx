import { Link } from "react-router";
import type { InquiryCounts } from "../../../backend/inquiry-rows.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { type DeskParams, serializeDeskParams, views } from "../desk-params.ts";
import { deskWords, viewWords } from "../desk-words.ts";
import styles from "./inquiry-list.module.css";

/** The views of the inquiries; spam has one of its own, so that a flood of it hides nothing. */
export function ViewLinks({ params, counts }: { params: DeskParams; counts: InquiryCounts }) {
  const locale = useLocale();
  return (
    <nav className={styles.views} aria-label={deskWords.views[locale]}>
      {views.map((view) => (
        <Link
          key={view}
          to={serializeDeskParams({ ...params, view, cursor: undefined, inquiry: undefined })}
          aria-current={view === params.view ? "page" : undefined}
        >
          {viewWords[view][locale]} <span className="code">{formatNumber(counts[view])}</span>
        </Link>
      ))}
    </nav>
  );
}
