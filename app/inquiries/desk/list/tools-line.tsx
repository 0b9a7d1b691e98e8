import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { InquiryCounts } from "../../../backend/inquiry-rows.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { type DeskParams, serializeDeskParams, type View, views } from "../desk-params.ts";
import { deskWords, viewLinkWords } from "../desk-words.ts";
import { NewInquiryButton } from "../new/new-inquiry.tsx";
import { InquiryFilters } from "./inquiry-filters.tsx";
import { SavedViews, type ShownViews } from "./saved-views.tsx";
import styles from "./tools-line.module.css";

export interface ToolsLineProps {
  params: DeskParams;
  counts: InquiryCounts | undefined;
  savedViews: ShownViews;
}

/** The views, and what narrows them down, in one line. */
export function ToolsLine({ params, counts, savedViews }: ToolsLineProps) {
  return (
    <div className={`${styles.line} screen-only`}>
      <div className={styles.lists}>
        <ViewLinks shown={savedViews.shown ? undefined : params.view} counts={counts} />
        <SavedViews saved={savedViews} />
      </div>
      <InquiryFilters params={params} />
      <NewInquiryButton params={params} />
    </div>
  );
}

interface ViewLinksProps {
  /** None while the list has a name of its own. */
  shown: View | undefined;
  counts: InquiryCounts | undefined;
}

/** The views of the inquiries, whole; spam has one of its own, so that a flood of it hides nothing. */
function ViewLinks({ shown, counts }: ViewLinksProps) {
  const locale = useLocale();
  const links = useRef<HTMLElement>(null);
  const hasCounts = counts !== undefined;
  // They scroll in their line. Only another view may move the page: not a count that changes while somebody reads.
  useEffect(() => {
    if (!shown || !hasCounts) return;
    const link = links.current?.querySelector("[aria-current]");
    link?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [shown, hasCounts]);

  return (
    <nav ref={links} className={`strip ${styles.views}`} aria-label={deskWords.views[locale]}>
      {views.map((view) => (
        <Link
          key={view}
          to={serializeDeskParams({ view })}
          aria-current={view === shown ? "page" : undefined}
        >
          {viewLinkWords[view][locale]} {counts && <span className="code">{formatNumber(counts[view])}</span>}
        </Link>
      ))}
    </nav>
  );
}
