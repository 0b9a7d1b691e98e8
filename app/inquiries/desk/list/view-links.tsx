import { Link } from "react-router";
import type { InquiryCounts } from "../../../backend/inquiry-rows.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { type DeskParams, serializeDeskParams, usualSorting, views } from "../desk-params.ts";
import { deskWords, viewWords } from "../desk-words.ts";
import styles from "./tools-line.module.css";

/** The views of the inquiries; spam has one of its own, so that a flood of it hides nothing. */
export function ViewLinks({ params, counts }: { params: DeskParams; counts: InquiryCounts | undefined }) {
  const locale = useLocale();
  const rest = { ...params, cursor: undefined, inquiry: undefined };
  return (
    <nav className={styles.views} aria-label={deskWords.views[locale]}>
      {views.map((view) => (
        <Link
          key={view}
          to={serializeDeskParams({ ...rest, view, sorting: usualSorting(view) })}
          aria-current={view === params.view ? "page" : undefined}
        >
          {viewWords[view][locale]} {counts && <span className="code">{formatNumber(counts[view])}</span>}
        </Link>
      ))}
    </nav>
  );
}
