import { Link } from "react-router";
import type { ListedInquiry } from "../../../backend/inquiry-rows.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useNow } from "../../../staff/use-now.ts";
import { EmptyState } from "../../../ui/state/empty-state.tsx";
import { isFiltered, isNarrowed, serializeDeskParams, type Sorting } from "../desk-params.ts";
import { deskWords, emptyViewWords } from "../desk-words.ts";
import { groupInquiries, type InquiryPage } from "./inquiry-page.ts";
import { ListRow } from "./list-row.tsx";
import styles from "./list-table.module.css";
import { listWords, sortingWords } from "./list-words.ts";

export interface ListTableProps {
  page: InquiryPage;
  /** The id of the inquiry that is open beside it. */
  open: string | undefined;
  /** By id. */
  selected: ReadonlyMap<string, unknown>;
  onToggle: (id: string, event: Event) => void;
  onTake: (inquiry: ListedInquiry) => void;
}

/**
 * The inquiries of a page under the days that they are sorted by: in columns where there is room for them, else on two lines each.
 * Explicit roles: `display` removes the elements' own.
 */
export function ListTable({ page, open, selected, onToggle, onTake }: ListTableProps) {
  const locale = useLocale();
  const now = useNow();
  if (page.inquiries.length === 0) return <NothingListed page={page} />;
  const groups = groupInquiries(locale, page, now);
  return (
    <table role="table" className={styles.table} aria-labelledby="list-title">
      <Columns page={page} />
      {groups.map(({ title, isLate, count, inquiries }, index) => {
        // There may be more of the first and of the last on other pages.
        const isPart = (index === 0 && page.has_previous) || (index === groups.length - 1 && page.has_next);
        return (
          <tbody key={inquiries[0]?.id} role="rowgroup">
            <tr role="row" className={styles.group}>
              <th
                role="columnheader"
                scope="colgroup"
                colSpan={8}
                className={isLate && count > 0 ? styles.late : undefined}
              >
                {title}{" "}
                <span className="code">
                  {formatNumber(count)}
                  {isPart && "+"}
                </span>
              </th>
            </tr>
            {inquiries.map((inquiry) => (
              <ListRow
                key={inquiry.id}
                inquiry={inquiry}
                page={page}
                now={now}
                isOpen={inquiry.id === open}
                isSelected={selected.has(inquiry.id)}
                onToggle={onToggle}
                onTake={onTake}
              />
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

function Columns({ page: { params } }: { page: InquiryPage }) {
  const locale = useLocale();
  const words = useWords(deskWords);
  const isWaiting = params.view === "waiting";
  const columns: [title: string, sorting?: Sorting, order?: "ascending" | "descending"][] = [
    [words.name],
    [words.email],
    [words.type],
    [words.subject],
    isWaiting ? [listWords.waitingFor[locale], "waiting", "descending"] : [words.status],
    isWaiting ? [listWords.lookAgain[locale], "look_again", "ascending"] : [words.due, "due", "ascending"],
    [words.assignee],
    [words.date, "newest", "descending"],
  ];
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(([title, sorting, order]) => (
          <th
            key={title}
            role="columnheader"
            scope="col"
            aria-sort={sorting && (sorting === params.sorting ? order : "none")}
          >
            {title}{" "}
            {sorting && (
              <Link
                to={serializeDeskParams({ ...params, sorting, cursor: undefined })}
                aria-label={sortingWords[sorting][locale]}
                title={sortingWords[sorting][locale]}
              >
                <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
                  <path d={order === "ascending" ? "M1 7l4-4 4 4" : "M1 3l4 4 4-4"} />
                </svg>
              </Link>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function NothingListed({ page: { params } }: { page: InquiryPage }) {
  const locale = useLocale();
  const words = useWords(deskWords);
  const { view, search, cursor } = params;
  const isPartOnly = view !== "all" || isFiltered(params);
  const text = isNarrowed(params)
    ? words.nothingFound
    : cursor
      ? words.emptyPage
      : emptyViewWords[view][locale];
  return (
    <EmptyState text={text}>
      {search !== "" && isPartOnly && (
        <Link className="link" to={serializeDeskParams({ view: "all", search })}>
          {words.searchAll}
        </Link>
      )}
      {(isNarrowed(params) || cursor) && (
        <Link className="link" to={serializeDeskParams({ view })}>
          {isNarrowed(params) ? words.clear : words.first}
        </Link>
      )}
    </EmptyState>
  );
}
