import { Suspense, use } from "react";
import { useAnswer } from "../backend/answer.ts";
import { wordRefusal } from "../backend/refusal.ts";
import { type InLocale, inLocale, type Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Failure } from "../ui/failure.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { AuditTable } from "./audit-table.tsx";
import { type AuditLogAnswer, readAuditLog } from "./read-audit-log.ts";
import { auditWords } from "./words.ts";

/** Who did what, when: the admin's tab. */
export function AuditLog({ locale }: { locale: Locale }) {
  const { answer, isAsking, askAgain } = useAnswer(readAuditLog);
  const words = inLocale(locale, auditWords);
  return (
    <section className="desk-main">
      <div className="desk-title">
        <h1>{words.title}</h1>
        <Button kind="quiet" busy={isAsking} onClick={askAgain}>
          {words.reload}
        </Button>
      </div>
      <Suspense fallback={<Waiting text={words.loading} />}>
        <Entries locale={locale} words={words} answer={answer} isAsking={isAsking} askAgain={askAgain} />
      </Suspense>
    </section>
  );
}

interface EntriesProps {
  locale: Locale;
  words: InLocale<typeof auditWords>;
  answer: Promise<AuditLogAnswer>;
  isAsking: boolean;
  askAgain: () => void;
}

function Entries({ locale, words, answer, isAsking, askAgain }: EntriesProps) {
  const { entries, refusal } = use(answer);
  if (refusal) {
    const reason = wordRefusal(refusal)[locale];
    return (
      <Failure
        title={words.failed}
        reason={reason}
        retryLabel={words.tryAgain}
        isRetrying={isAsking}
        onRetry={askAgain}
      />
    );
  }
  if (entries.length === 0) return <Empty text={words.empty} />;
  return <AuditTable locale={locale} words={words} entries={entries} />;
}
