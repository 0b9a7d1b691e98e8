import { Link, useSearchParams } from "react-router";
import { QueryView } from "../backend/query-view.tsx";
import { useQuery } from "../backend/use-query.ts";
import { useWords } from "../i18n/use-locale.ts";
import { QueryFrame } from "../staff/query-section.tsx";
import type { DescribeChange } from "../staff/events/event-sentence.tsx";
import { Letterhead } from "../staff/frame/letterhead.tsx";
import { buttonClass } from "../ui/form/button.tsx";
import { EmptyState } from "../ui/state/empty-state.tsx";
import { usePageTurn } from "../ui/use-page-turn.ts";
import styles from "./audit-log.module.css";
import { AuditFilters, KindLinks } from "./audit-filters.tsx";
import { type AuditParams, parseAuditParams, serializeAuditParams } from "./audit-params.ts";
import entryStyles from "./entries.module.css";
import { type AuditPage, auditQuery } from "./fetch-audit-log.ts";
import { LogDays } from "./log-days.tsx";
import { auditWords } from "./words.ts";

export interface AuditLogProps {
  describeChange: DescribeChange;
}

/** The admin's tab with the entries of the audit log. */
export function AuditLog({ describeChange }: AuditLogProps) {
  const [parameters] = useSearchParams();
  const params = parseAuditParams(parameters);
  const asked = useQuery(auditQuery(params));
  const { turn, beginAt } = usePageTurn();
  const words = useWords(auditWords);
  const isFiltered = serializeAuditParams(params) !== "?";
  return (
    <div className={`${styles.audit} ${entryStyles.entries}`}>
      <Letterhead />
      <QueryFrame title={words.title} query={asked}>
        <div className={`${styles.tools} screen-only`}>
          <KindLinks params={params} />
          <AuditFilters params={params} />
        </div>
        <QueryView query={asked} errorTitle={words.failed}>
          {(page) => (
            <div key={page.entries[0]?.id} tabIndex={-1} ref={beginAt} className={`stack ${styles.page}`}>
              {page.entries.length === 0 ? (
                <EmptyState text={isFiltered ? words.noneFound : words.empty} />
              ) : (
                <LogDays
                  entries={page.entries}
                  describeChange={describeChange}
                  caption={params.before ? words.older : words.caption}
                />
              )}
              <Pager params={params} page={page} onTurn={turn} />
            </div>
          )}
        </QueryView>
      </QueryFrame>
    </div>
  );
}

interface PagerProps {
  params: AuditParams;
  page: AuditPage;
  /** Another page is asked for. */
  onTurn: () => void;
}

function Pager({ params, page: { entries, hasOlder }, onTurn }: PagerProps) {
  const words = useWords(auditWords);
  const last = entries.at(-1);
  if (!hasOlder && !params.before) return null;
  return (
    <nav className="actions" aria-label={words.pages}>
      {params.before && (
        <Link
          className={buttonClass("outline")}
          to={serializeAuditParams({ ...params, before: undefined })}
          onClick={onTurn}
        >
          {words.newest}
        </Link>
      )}
      {hasOlder && last && (
        <Link
          className={buttonClass("outline")}
          to={serializeAuditParams({ ...params, before: last.number })}
          onClick={onTurn}
        >
          {words.older}
        </Link>
      )}
    </nav>
  );
}
