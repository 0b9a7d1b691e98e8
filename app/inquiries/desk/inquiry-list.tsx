import { useRef, useState } from "react";
import { Link } from "react-router";
import { formatCount } from "../../i18n/plural.ts";
import { localize, type Locale } from "../../i18n/text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Button } from "../../ui/button.tsx";
import { FailedMails } from "../failed-mails.tsx";
import { MissedMails } from "../missed-mails.tsx";
import { serializeDeskParams } from "./desk-params.ts";
import { arrivedCount, deskWords, emptyViewWords } from "./desk-words.ts";
import { ExportButtons } from "./export-buttons.tsx";
import type { InquiryList as Page } from "./fetch-inquiry-list.ts";
import { InquiryFilters } from "./inquiry-filters.tsx";
import styles from "./inquiry-list.module.css";
import { InquiryTable } from "./inquiry-table.tsx";
import { KeysHelp } from "./keys-help.tsx";
import { ListPager } from "./list-pager.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { Summary } from "./summary.tsx";
import type { InquiryListState } from "./use-inquiry-list.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { ViewLinks } from "./view-links.tsx";

export interface InquiryListProps {
  locale: Locale;
  page: Page;
  list: InquiryListState;
  /** The id of the inquiry that was open before, if any. */
  lastOpen: string | undefined;
}

/** A page of inquiries with what narrows it down. */
export function InquiryList({ locale, page, list, lastOpen }: InquiryListProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const table = useRef<HTMLDivElement>(null);
  const { params, inquiries } = page;
  const shownSelected = inquiries.filter(({ id }) => selected.has(id)).map(({ id }) => id);

  function toggle(id: string) {
    const next = new Set(shownSelected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }

  function finishMove() {
    setSelected(new Set());
    table.current?.focus();
    list.refresh();
  }

  useListKeys({ table, toggle });
  useReturnFocus(table, lastOpen);
  return (
    <>
      <Summary locale={locale} counts={page.counts} />
      <FailedMails
        locale={locale}
        mails={page.failedMails}
        total={page.failedMailCount}
        onResent={list.refresh}
      />
      <MissedMails locale={locale} mails={page.missedMails} onDismissed={list.refresh} />
      <InquiryFilters locale={locale} params={params} team={page.team} />
      <ViewLinks locale={locale} params={params} counts={page.counts} />
      <div role="status">
        {list.arrived > 0 && (
          <Button variant="outline" className={styles.arrived} onClick={list.showArrived}>
            {formatCount(locale, list.arrived, arrivedCount)}
          </Button>
        )}
      </div>
      <div className={styles.table} ref={table} tabIndex={-1}>
        {inquiries.length === 0 ? (
          <NothingListed locale={locale} page={page} />
        ) : (
          <InquiryTable locale={locale} page={page} selected={selected} onToggle={toggle} />
        )}
      </div>
      <ListPager locale={locale} page={page} />
      <div className={styles.tools}>
        <ExportButtons locale={locale} params={params} team={page.team} />
        <KeysHelp locale={locale} />
      </div>
      <SelectionBar
        locale={locale}
        ids={shownSelected}
        isSpam={params.view === "spam"}
        onMoved={finishMove}
        onClear={() => setSelected(new Set())}
      />
    </>
  );
}

function NothingListed({ locale, page: { params } }: { locale: Locale; page: Page }) {
  const words = localize(locale, deskWords);
  const { view, search, kind, language, assignee, cursor } = params;
  const isNarrowed = search !== "" || kind || language || assignee;
  const isPartOnly = view !== "all" || kind || language || assignee;
  const text = isNarrowed ? words.nothingFound : cursor ? words.emptyPage : emptyViewWords[view][locale];
  return (
    <EmptyState text={text}>
      {search !== "" && isPartOnly && (
        <Link className="link" to={serializeDeskParams({ search })}>
          {words.searchAll}
        </Link>
      )}
      {isNarrowed && (
        <Link className="link" to={serializeDeskParams({ view })}>
          {words.clear}
        </Link>
      )}
      {!isNarrowed && cursor && (
        <Link className="link" to={serializeDeskParams({ view })}>
          {words.first}
        </Link>
      )}
    </EmptyState>
  );
}
