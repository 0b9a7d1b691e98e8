import { Link } from "react-router";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { usePageTurn } from "../../../ui/use-page-turn.ts";
import { isNarrowed, serializeDeskParams } from "../desk-params.ts";
import { deskWords, emptyViewWords } from "../desk-words.ts";
import type { InquiryList as Page } from "./fetch-inquiry-list.ts";
import { InquiryTable } from "./inquiry-table.tsx";
import { ListPager } from "./list-pager.tsx";
import { ListRange } from "./list-range.tsx";

export interface ListPageProps {
  page: Page;
  selected: ReadonlyMap<string, number>;
  onToggle: (id: string, event: Event) => void;
}

/** The inquiries of a page, between what says which they are and the ways to the other pages. */
export function ListPage({ page, selected, onToggle }: ListPageProps) {
  const { turn, beginAt } = usePageTurn();
  if (page.inquiries.length === 0) return <NothingListed page={page} />;
  return (
    <>
      <ListRange key={page.params.cursor?.id} page={page} ref={beginAt} />
      <InquiryTable page={page} selected={selected} onToggle={onToggle} />
      <ListPager page={page} onTurn={turn} />
    </>
  );
}

function NothingListed({ page: { params } }: { page: Page }) {
  const locale = useLocale();
  const words = useWords(deskWords);
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
