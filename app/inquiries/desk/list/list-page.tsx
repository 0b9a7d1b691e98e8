import { Link } from "react-router";
import { formatNumber } from "../../../i18n/format.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useNow } from "../../../staff/use-now.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { type DeskParams, isNarrowed, serializeDeskParams } from "../desk-params.ts";
import { deskWords, emptyViewWords } from "../desk-words.ts";
import type { InquiryList as Page } from "./fetch-inquiry-list.ts";
import styles from "./inquiry-list.module.css";
import { InquiryTable } from "./inquiry-table.tsx";
import { groupInquiries } from "./list-groups.ts";
import { ListPager } from "./list-pager.tsx";
import { ListRow } from "./list-row.tsx";

export interface ListPageProps {
  page: Page;
  params: DeskParams;
  isTable: boolean;
  selected: ReadonlyMap<string, number>;
  onToggle: (id: string, event: Event) => void;
  /** Another page is asked for. */
  onTurn: () => void;
}

/** The inquiries of a page, and the ways to the other pages. */
export function ListPage(props: ListPageProps) {
  const { page, isTable, selected, onToggle, onTurn } = props;
  if (page.inquiries.length === 0) return <NothingListed page={page} />;
  return (
    <>
      {isTable ? (
        <InquiryTable page={page} selected={selected} onToggle={onToggle} />
      ) : (
        <ListRows {...props} />
      )}
      <ListPager page={page} onTurn={onTurn} />
    </>
  );
}

function ListRows({ page, params, selected, onToggle }: ListPageProps) {
  const locale = useLocale();
  const now = useNow();
  const groups = groupInquiries(locale, page, now);
  return groups.map(({ title, isLate, count, inquiries }, index) => {
    // There may be more of the first and of the last on other pages.
    const isPart = (index === 0 && page.hasPrevious) || (index === groups.length - 1 && page.hasNext);
    return (
      <section key={inquiries[0]?.id} className={styles.group} aria-labelledby={`group-${index}`}>
        <h3 id={`group-${index}`} className={isLate ? styles.late : undefined}>
          {title}{" "}
          <span className="code">
            {formatNumber(count)}
            {isPart && "+"}
          </span>
        </h3>
        <ol>
          {inquiries.map((inquiry) => (
            <ListRow
              key={inquiry.id}
              inquiry={inquiry}
              page={page}
              params={params}
              now={now}
              isSelected={selected.has(inquiry.id)}
              onToggle={onToggle}
            />
          ))}
        </ol>
      </section>
    );
  });
}

function NothingListed({ page: { params } }: { page: Page }) {
  const locale = useLocale();
  const words = useWords(deskWords);
  const { view, search, cursor, display } = params;
  const isPartOnly = view !== "all" || isNarrowed({ ...params, search: "" });
  const text = isNarrowed(params)
    ? words.nothingFound
    : cursor
      ? words.emptyPage
      : emptyViewWords[view][locale];
  return (
    <EmptyState text={text}>
      {search !== "" && isPartOnly && (
        <Link className="link" to={serializeDeskParams({ view: "all", search, display })}>
          {words.searchAll}
        </Link>
      )}
      {isNarrowed(params) && (
        <Link className="link" to={serializeDeskParams({ view, display })}>
          {words.clear}
        </Link>
      )}
      {!isNarrowed(params) && cursor && (
        <Link className="link" to={serializeDeskParams({ view, display })}>
          {words.first}
        </Link>
      )}
    </EmptyState>
  );
}
