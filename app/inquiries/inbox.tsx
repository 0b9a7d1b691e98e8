import { Suspense, use } from "react";
import { useAnswer } from "../backend/answer.ts";
import { wordRefusal } from "../backend/refusal.ts";
import { type InLocale, inLocale, type Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Failure } from "../ui/failure.tsx";
import { showToast } from "../ui/toast.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { InboxSum } from "./inbox-sum.tsx";
import { InboxTable } from "./inbox-table.tsx";
import "./inbox.css";
import { inboxWords } from "./inbox-words.ts";
import { type InboxAnswer, readInbox } from "./read-inbox.ts";

/** What visitors sent, for the admin. */
export function Inbox({ locale }: { locale: Locale }) {
  const { answer, isAsking, askAgain } = useAnswer(() =>
    readInbox().then((read) => tellRefusal(locale, read)),
  );
  const words = inLocale(locale, inboxWords);
  return (
    <section className="desk-main">
      <div className="desk-title">
        <h1>{words.title}</h1>
        <Button kind="quiet" busy={isAsking} onClick={askAgain}>
          {words.reload}
        </Button>
      </div>
      <Suspense fallback={<Waiting text={words.loading} />}>
        <Inquiries locale={locale} words={words} answer={answer} isAsking={isAsking} askAgain={askAgain} />
      </Suspense>
    </section>
  );
}

function tellRefusal(locale: Locale, read: InboxAnswer): InboxAnswer {
  if (read.refusal) showToast({ kind: "error", title: inboxWords.failed[locale] });
  return read;
}

interface InquiriesProps {
  locale: Locale;
  words: InLocale<typeof inboxWords>;
  answer: Promise<InboxAnswer>;
  isAsking: boolean;
  askAgain: () => void;
}

function Inquiries({ locale, words, answer, isAsking, askAgain }: InquiriesProps) {
  const { inquiries, refusal } = use(answer);
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
  if (inquiries.length === 0) return <Empty text={words.empty} />;
  return (
    <>
      <InboxSum locale={locale} label={words.status} inquiries={inquiries} />
      <InboxTable locale={locale} words={words} inquiries={inquiries} />
    </>
  );
}
