import { Link } from "react-router";
import type { InquiryCounts } from "../../../backend/inquiry-rows.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { type DeskParams, serializeDeskParams, type View, views } from "../desk-params.ts";
import { deskWords, viewLinkWords } from "../desk-words.ts";
import styles from "./tools-line.module.css";

export interface ViewLinksProps {
  /** None while the list has a name of its own. */
  shown: View | undefined;
  display: DeskParams["display"];
  counts: InquiryCounts | undefined;
}

/** The views of the inquiries, whole; spam has one of its own, so that a flood of it hides nothing. */
export function ViewLinks({ shown, display, counts }: ViewLinksProps) {
  const locale = useLocale();
  return (
    <nav className={styles.views} aria-label={deskWords.views[locale]}>
      {views.map((view) => (
        <Link
          key={view}
          to={serializeDeskParams({ view, display })}
          ref={view === shown ? showLink : undefined}
          aria-current={view === shown ? "page" : undefined}
        >
          {viewLinkWords[view][locale]} {counts && <span className="code">{formatNumber(counts[view])}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** The views scroll in their line. */
function showLink(link: HTMLAnchorElement | null) {
  link?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
