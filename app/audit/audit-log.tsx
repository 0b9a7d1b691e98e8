import { useAnswer } from "../backend/answer.ts";
import { AnswerView } from "../backend/answer-view.tsx";
import { inLocale, type Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { AuditTable } from "./audit-table.tsx";
import { readAuditLog } from "./read-audit-log.ts";
import { auditWords } from "./words.ts";

/** Who did what, when: the admin's tab. */
export function AuditLog({ locale }: { locale: Locale }) {
  const asked = useAnswer(readAuditLog);
  const words = inLocale(locale, auditWords);
  return (
    <section className="desk-main" aria-busy={asked.isAsking}>
      <div className="desk-title">
        <h1>{words.title}</h1>
        <Button kind="quiet" onClick={asked.askAgain}>
          {words.reload}
        </Button>
      </div>
      <AnswerView locale={locale} asked={asked} failed={words.failed}>
        {(records) =>
          records.length === 0 ? (
            <Empty text={words.empty} />
          ) : (
            <AuditTable locale={locale} words={words} records={records} />
          )
        }
      </AnswerView>
    </section>
  );
}
