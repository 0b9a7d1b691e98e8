import { useCallback, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { useAnswer } from "../backend/answer.ts";
import { AnswerView } from "../backend/answer-view.tsx";
import { inLocale, type Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { formatInboxAddress, parseInboxAddress } from "./inbox-address.ts";
import { InboxPager, InboxRange } from "./inbox-pager.tsx";
import { InboxSum } from "./inbox-sum.tsx";
import { InboxTable } from "./inbox-table.tsx";
import { InboxViews } from "./inbox-views.tsx";
import "./inbox.css";
import { inboxWords, viewWords } from "./inbox-words.ts";
import { type InboxPage, readInbox } from "./read-inbox.ts";

/** What visitors sent, for the admin. The address says which view and page of it. */
export function Inbox({ locale }: { locale: Locale }) {
  const [parameters] = useSearchParams();
  const address = formatInboxAddress(parseInboxAddress(parameters));
  const ask = useCallback(() => readInbox(parseInboxAddress(new URLSearchParams(address))), [address]);
  const asked = useAnswer(ask);
  const heading = useRef<HTMLHeadingElement>(null);
  const words = inLocale(locale, inboxWords);

  function refresh() {
    // The row that was changed goes away, and the focus must not go with it.
    heading.current?.focus();
    asked.askAgain();
  }

  return (
    <section className="desk-main" aria-busy={asked.isAsking}>
      <div className="desk-title">
        <h1 tabIndex={-1} ref={heading}>
          {words.title}
        </h1>
        <Button kind="quiet" onClick={asked.askAgain}>
          {words.reload}
        </Button>
      </div>
      <AnswerView locale={locale} asked={asked} failed={words.failed}>
        {(page) => <Page locale={locale} page={page} onChanged={refresh} />}
      </AnswerView>
    </section>
  );
}

interface PageProps {
  locale: Locale;
  page: InboxPage;
  /** An inquiry is no longer what it was. */
  onChanged: () => void;
}

function Page({ locale, page, onChanged }: PageProps) {
  const words = inLocale(locale, inboxWords);
  const { view } = page.address;
  const views = <InboxViews locale={locale} shown={view} counts={page.counts} />;
  if (page.inquiries.length === 0) {
    const isBeyond = page.newer > 0;
    return (
      <>
        {views}
        <Empty text={isBeyond ? words.emptyPage : viewWords[`${view}Empty`][locale]}>
          {isBeyond && <Link to={formatInboxAddress({ view })}>{words.newest}</Link>}
        </Empty>
      </>
    );
  }
  return (
    <>
      {views}
      {view === "inquiries" && <InboxSum locale={locale} label={words.status} counts={page.counts} />}
      <InboxRange locale={locale} page={page} />
      <InboxTable locale={locale} words={words} inquiries={page.inquiries} onChanged={onChanged} />
      <InboxPager locale={locale} page={page} />
    </>
  );
}
