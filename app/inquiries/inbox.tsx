import { useCallback, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { useQuery } from "../backend/use-query.ts";
import { localize, type Locale } from "../i18n/text.ts";
import { QuerySection } from "../staff/query-section.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FailedMails } from "./failed-mails.tsx";
import { serializeInboxParams, parseInboxParams } from "./inbox-params.ts";
import { InboxPager, InboxRange } from "./inbox-pager.tsx";
import { InboxStatusCounts } from "./inbox-status-counts.tsx";
import { InboxTable } from "./inbox-table.tsx";
import { InboxViews } from "./inbox-views.tsx";
import { inboxWords, viewWords } from "./inbox-words.ts";
import { type InboxPage, fetchInbox } from "./fetch-inbox.ts";

/** What visitors sent, for the admin. The URL says which view and page of it. */
export function Inbox({ locale }: { locale: Locale }) {
  const [parameters] = useSearchParams();
  const address = serializeInboxParams(parseInboxParams(parameters));
  const ask = useCallback(() => fetchInbox(parseInboxParams(new URLSearchParams(address))), [address]);
  const asked = useQuery(ask);
  const heading = useRef<HTMLHeadingElement>(null);
  const words = localize(locale, inboxWords);

  function refresh() {
    // The row that was changed goes away, and the focus must not go with it.
    heading.current?.focus();
    asked.refetch();
  }

  return (
    <QuerySection
      locale={locale}
      title={words.title}
      query={asked}
      errorTitle={words.failed}
      headingRef={heading}
    >
      {(page) => <Page locale={locale} page={page} onChanged={refresh} />}
    </QuerySection>
  );
}

interface PageProps {
  locale: Locale;
  page: InboxPage;
  /** Called after an inquiry, or a mail about one, has changed. */
  onChanged: () => void;
}

function Page({ locale, page, onChanged }: PageProps) {
  const words = localize(locale, inboxWords);
  const { view, inquiry } = page.params;
  const views = (
    <>
      <FailedMails
        locale={locale}
        mails={page.failedMails}
        total={page.failedMailCount}
        onResent={onChanged}
      />
      <InboxViews locale={locale} current={view} counts={page.counts} />
    </>
  );
  if (inquiry && page.inquiries.length > 0) {
    return (
      <>
        {views}
        <InboxTable {...{ locale, words, onChanged }} inquiries={page.inquiries} startsOpen />
      </>
    );
  }
  if (page.inquiries.length === 0) {
    const isBeyond = page.newer > 0 || inquiry !== undefined;
    const emptyText = isBeyond ? words.emptyPage : viewWords[`${view}Empty`][locale];
    return (
      <>
        {views}
        <EmptyState text={inquiry ? words.gone : emptyText}>
          {isBeyond && <Link to={serializeInboxParams({ view })}>{words.newest}</Link>}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {views}
      {view === "inquiries" && (
        <InboxStatusCounts locale={locale} label={words.status} counts={page.counts} />
      )}
      <InboxRange locale={locale} page={page} />
      <InboxTable {...{ locale, words, onChanged }} inquiries={page.inquiries} startsOpen={false} />
      <InboxPager locale={locale} page={page} />
    </>
  );
}
