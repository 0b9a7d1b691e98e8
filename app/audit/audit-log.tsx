import { useQuery } from "../backend/use-query.ts";
import { localize, type Locale } from "../i18n/text.ts";
import { QuerySection } from "../staff/query-section.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { AuditTable } from "./audit-table.tsx";
import { fetchAuditLog } from "./fetch-audit-log.ts";
import { auditWords } from "./words.ts";

/** Who did what, when: the admin's tab. */
export function AuditLog({ locale }: { locale: Locale }) {
  const asked = useQuery(fetchAuditLog);
  const words = localize(locale, auditWords);
  return (
    <QuerySection locale={locale} title={words.title} query={asked} errorTitle={words.failed}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState text={words.empty} />
        ) : (
          <AuditTable locale={locale} words={words} entries={entries} />
        )
      }
    </QuerySection>
  );
}
