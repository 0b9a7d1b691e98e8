import { Link } from "react-router";
import type { InquiryCount } from "../backend/schema.ts";
import { formatNumber } from "../i18n/format.ts";
import type { Locale } from "../i18n/text.ts";
import styles from "./inbox.module.css";
import { serializeInboxParams, type InboxView } from "./inbox-params.ts";
import { inboxWords, viewWords } from "./inbox-words.ts";
import { countInView } from "./fetch-inbox.ts";

export interface InboxViewsProps {
  locale: Locale;
  current: InboxView;
  counts: InquiryCount[];
}

const views: InboxView[] = ["inquiries", "spam"];

/** Spam has a view of its own, so that a flood of it hides no inquiry. */
export function InboxViews({ locale, current, counts }: InboxViewsProps) {
  return (
    <nav className={styles.views} aria-label={inboxWords.views[locale]}>
      {views.map((view) => (
        <Link
          key={view}
          className="link"
          to={serializeInboxParams({ view })}
          aria-current={view === current ? "page" : undefined}
        >
          {viewWords[view][locale]} <span className="code">{formatNumber(countInView(counts, view))}</span>
        </Link>
      ))}
    </nav>
  );
}
