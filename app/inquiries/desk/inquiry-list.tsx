import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { QueryView } from "../../backend/query-view.tsx";
import { formatCount } from "../../i18n/plural.ts";
import { localize, type Locale } from "../../i18n/text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Button } from "../../ui/button.tsx";
import { moveFocus } from "../../ui/move-focus.ts";
import { FailedMails } from "../failed-mails.tsx";
import { statusWithoutSpam } from "./change-statuses.ts";
import { type DeskParams, isNarrowed, serializeDeskParams } from "./desk-params.ts";
import { arrivedCount, deskWords, emptyViewWords } from "./desk-words.ts";
import { ExportButtons } from "./export-buttons.tsx";
import type { InquiryList as Page } from "./fetch-inquiry-list.ts";
import { InquiryFilters } from "./inquiry-filters.tsx";
import styles from "./inquiry-list.module.css";
import { InquiryTable } from "./inquiry-table.tsx";
import { KeysHelp } from "./keys-help.tsx";
import { ListPager } from "./list-pager.tsx";
import { ListRange } from "./list-range.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { Summary } from "./summary.tsx";
import type { InquiryListState } from "./use-inquiry-list.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { ViewLinks } from "./view-links.tsx";

export interface InquiryListProps {
  locale: Locale;
  /** What the URL asks for. */
  params: DeskParams;
  list: InquiryListState;
  /** The id of the inquiry that was open before, if any. */
  lastOpen: string | undefined;
}

/** A page of inquiries with what narrows it down, which stays when a page cannot be loaded: somebody may be writing there. */
export function InquiryList({ locale, params, list, lastOpen }: InquiryListProps) {
  // By id, the version that was seen.
  const [selected, setSelected] = useState<ReadonlyMap<string, number>>(new Map());
  const table = useRef<HTMLDivElement>(null);
  const frame = list.data ?? list.shown;
  const listed = list.data?.inquiries ?? [];
  const isSpam = params.view === "spam";

  function toggle(id: string) {
    const next = new Map(selected);
    const inquiry = listed.find((one) => one.id === id);
    if (!next.delete(id) && inquiry) next.set(id, inquiry.version);
    setSelected(next);
  }

  function finishMove() {
    setSelected(new Map());
    moveFocus(table.current);
    list.refresh();
  }

  useListKeys({ table, toggle });
  useReturnFocus(table, lastOpen);
  return (
    <>
      {frame && (
        <>
          <Summary locale={locale} counts={frame.counts} />
          <FailedMails
            locale={locale}
            mails={frame.failedMails}
            total={frame.failedMailCount}
            onResent={list.refresh}
          />
          <InquiryFilters locale={locale} params={params} team={frame.team} />
          <ViewLinks locale={locale} params={params} counts={frame.counts} />
        </>
      )}
      <div role="status">
        {list.arrived > 0 && (
          <Button variant="outline" className={styles.arrived} onClick={list.showArrived}>
            {formatCount(locale, list.arrived, arrivedCount)}
          </Button>
        )}
      </div>
      <div className={styles.table} ref={table} tabIndex={-1}>
        <QueryView locale={locale} query={list} errorTitle={deskWords.failed[locale]}>
          {(page) => <ListPage locale={locale} page={page} selected={selected} onToggle={toggle} />}
        </QueryView>
      </div>
      <div className={styles.tools}>
        <ExportButtons locale={locale} params={params} team={frame?.team ?? []} />
        <KeysHelp locale={locale} />
      </div>
      <SelectionBar
        locale={locale}
        moves={listed.flatMap(({ id, ...inquiry }) => {
          const version = selected.get(id);
          return version === undefined
            ? []
            : [{ id, version, status: isSpam ? statusWithoutSpam(inquiry) : "spam" }];
        })}
        isSpam={isSpam}
        onMoved={finishMove}
        onClear={() => setSelected(new Map())}
      />
    </>
  );
}

interface ListPageProps {
  locale: Locale;
  page: Page;
  selected: ReadonlyMap<string, number>;
  onToggle: (id: string) => void;
}

/** A page that was turned to begins at its top. */
function ListPage({ locale, page, selected, onToggle }: ListPageProps) {
  const top = useRef<HTMLParagraphElement>(null);
  const isTurning = useRef(false);
  const { params, inquiries } = page;
  const place = params.cursor?.id;
  useEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    top.current?.scrollIntoView();
    moveFocus(top.current, { preventScroll: true });
  }, [place]);

  if (inquiries.length === 0) return <NothingListed locale={locale} page={page} />;
  return (
    <>
      <ListRange key={place} locale={locale} page={page} ref={top} />
      <InquiryTable locale={locale} page={page} selected={selected} onToggle={onToggle} />
      <ListPager locale={locale} page={page} onTurn={() => (isTurning.current = true)} />
    </>
  );
}

function NothingListed({ locale, page: { params } }: { locale: Locale; page: Page }) {
  const words = localize(locale, deskWords);
  const { view, search, kind, language, assignee, cursor } = params;
  const isPartOnly = view !== "all" || kind || language || assignee;
  const text = isNarrowed(params)
    ? words.nothingFound
    : cursor
      ? words.emptyPage
      : emptyViewWords[view][locale];
  return (
    <EmptyState text={text}>
      {search !== "" && isPartOnly && (
        <Link className="link" to={serializeDeskParams({ search })}>
          {words.searchAll}
        </Link>
      )}
      {isNarrowed(params) && (
        <Link className="link" to={serializeDeskParams({ view })}>
          {words.clear}
        </Link>
      )}
      {!isNarrowed(params) && cursor && (
        <Link className="link" to={serializeDeskParams({ view })}>
          {words.first}
        </Link>
      )}
    </EmptyState>
  );
}
