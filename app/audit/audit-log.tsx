import { useCallback, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { useQuery } from "../backend/use-query.ts";
import { type Localized, localize, type Locale } from "../i18n/text.ts";
import { QuerySection } from "../staff/query-section.tsx";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { type AuditParams, parseAuditParams, serializeAuditParams } from "./audit-params.ts";
import { AuditTable } from "./audit-table.tsx";
import { type AuditPage, fetchAuditLog } from "./fetch-audit-log.ts";
import { VerifyLog } from "./verify-log.tsx";
import { auditWords } from "./words.ts";

/** Who did what, when: the admin's tab. */
export function AuditLog({ locale }: { locale: Locale }) {
  const [parameters] = useSearchParams();
  const query = serializeAuditParams(parseAuditParams(parameters));
  const params = useMemo(() => parseAuditParams(new URLSearchParams(query)), [query]);
  const asked = useQuery(useCallback(() => fetchAuditLog(params), [params]));
  const words = localize(locale, auditWords);
  const isFiltered = query !== "?tab=audit";
  return (
    <>
      <QuerySection locale={locale} title={words.title} query={asked} errorTitle={words.failed}>
        {(page) => (
          <>
            <AuditFilters locale={locale} words={words} params={params} staff={page.staff} />
            {page.entries.length === 0 ? (
              <EmptyState text={isFiltered ? words.noneFound : words.empty} />
            ) : (
              <AuditTable
                locale={locale}
                words={words}
                entries={page.entries}
                caption={params.before ? words.olderCaption : words.caption}
              />
            )}
            <Pager words={words} params={params} page={page} />
          </>
        )}
      </QuerySection>
      <VerifyLog locale={locale} />
    </>
  );
}

interface PagerProps {
  words: Localized<typeof auditWords>;
  params: AuditParams;
  page: AuditPage;
}

function Pager({ words, params, page: { entries, hasOlder } }: PagerProps) {
  const last = entries.at(-1);
  if (!hasOlder && !params.before) return null;
  return (
    <nav className="actions" aria-label={words.pages}>
      {params.before && (
        <Link className={buttonClass("outline")} to={serializeAuditParams({ ...params, before: undefined })}>
          {words.newest}
        </Link>
      )}
      {hasOlder && last && (
        <Link
          className={buttonClass("outline")}
          to={serializeAuditParams({ ...params, before: last.number })}
        >
          {words.older}
        </Link>
      )}
    </nav>
  );
}
