import { Link } from "react-router";
import type { InquiryCount } from "../backend/schema.ts";
import { formatNumber } from "../i18n/format.ts";
import type { Locale } from "../i18n/text.ts";
import { formatInboxAddress, type InboxView } from "./inbox-address.ts";
import { inboxWords, viewWords } from "./inbox-words.ts";
import { countOfView } from "./read-inbox.ts";

export interface InboxViewsProps {
  locale: Locale;
  shown: InboxView;
  counts: InquiryCount[];
}

const views: InboxView[] = ["inquiries", "spam"];

/** Spam stands apart, so that a flood of it hides nobody. */
export function InboxViews({ locale, shown, counts }: InboxViewsProps) {
  return (
    <nav className="inbox-views" aria-label={inboxWords.views[locale]}>
      {views.map((view) => (
        <Link
          key={view}
          className="link"
          to={formatInboxAddress({ view })}
          aria-current={view === shown ? "page" : undefined}
        >
          {viewWords[view][locale]} <span className="code">{formatNumber(countOfView(counts, view))}</span>
        </Link>
      ))}
    </nav>
  );
}
