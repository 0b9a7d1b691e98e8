import { useQuery } from "../backend/use-query.ts";
import { QueryView } from "../backend/query-view.tsx";
import { localize, type Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { AuditTable } from "./audit-table.tsx";
import { fetchAuditLog } from "./fetch-audit-log.ts";
import { auditWords } from "./words.ts";

/** Who did what, when: the admin's tab. */
export function AuditLog({ locale }: { locale: Locale }) {
  const asked = useQuery(fetchAuditLog);
  const words = localize(locale, auditWords);
  return (
    <section className="staff-section" aria-busy={asked.isFetching}>
      <div className="staff-heading">
        <h1>{words.title}</h1>
        <Button variant="ghost" onClick={asked.refetch}>
          {words.reload}
        </Button>
      </div>
      <QueryView locale={locale} query={asked} errorTitle={words.failed}>
        {(records) =>
          records.length === 0 ? (
            <EmptyState text={words.empty} />
          ) : (
            <AuditTable locale={locale} words={words} entries={records} />
          )
        }
      </QueryView>
    </section>
  );
}
