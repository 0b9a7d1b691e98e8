import { Link } from "react-router";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { type DeskParams, serializeDeskParams } from "../desk-params.ts";
import { NewInquiryButton } from "../new/new-inquiry.tsx";
import type { InquiryList } from "./fetch-inquiry-list.ts";
import { InquiryFilters } from "./inquiry-filters.tsx";
import { listWords } from "./list-words.ts";
import { SavedViews } from "./saved-views.tsx";
import type { ShownViews } from "./use-saved-views.ts";
import styles from "./tools-line.module.css";
import { ViewLinks } from "./view-links.tsx";

export interface ToolsLineProps {
  params: DeskParams;
  /** The page shown last. */
  frame: InquiryList | undefined;
  display: "list" | "table";
  savedViews: ShownViews;
}

/** The views, what narrows them down, and how they are shown, in one line. */
export function ToolsLine({ params, frame, display, savedViews }: ToolsLineProps) {
  const locale = useLocale();
  const words = useWords(listWords);
  return (
    <div className={styles.line}>
      <div className={styles.lists}>
        <ViewLinks
          shown={savedViews.shown ? undefined : params.view}
          display={params.display}
          counts={frame?.counts}
        />
        <SavedViews saved={savedViews} />
      </div>
      <InquiryFilters params={params} team={frame?.team ?? []} />
      <nav className={styles.switch} aria-label={listWords.display[locale]}>
        {(["list", "table"] as const).map((one) => (
          <Link
            key={one}
            to={serializeDeskParams({ ...params, display: one })}
            aria-current={one === display || undefined}
          >
            {words[one]}
          </Link>
        ))}
      </nav>
      <NewInquiryButton params={params} />
    </div>
  );
}
