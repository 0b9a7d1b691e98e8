import type { RefCallback } from "react";
import { Link } from "react-router";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { serverQuery } from "../../../backend/query.ts";
import { useQuery } from "../../../backend/use-query.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { formatCount } from "../../../i18n/plural.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { buttonClass } from "../../../ui/form/button.tsx";
import { inquiryCount } from "../../inbox-words.ts";
import {
  type Cursor,
  cursorAt,
  type DeskParams,
  isNarrowed,
  parseDeskParams,
  serializeDeskParams,
} from "../desk-params.ts";
import { deskWords, rangeWords } from "../desk-words.ts";
import { type InquiryPage, listAddress, toListArgs } from "./inquiry-page.ts";
import styles from "./inquiry-list.module.css";

/** Of a search the database counts so many inquiries, and one more when there are more. */
const maxFound = 1_000;

/** Which part of its list a page is, "51–100 of 991", or how many were found. */
export function ListRange({ page, ref }: { page: InquiryPage; ref: RefCallback<HTMLElement> }) {
  const locale = useLocale();
  const { params, inquiries, has_previous: hasPrevious, has_next: hasNext, counts } = page;
  const [first] = inquiries;
  const before = useCount(
    params.cursor && first && { ...params, cursor: cursorAt("after", params.sorting, first) },
  );
  const isWhole = !hasPrevious && !hasNext;
  const counted = useCount(isNarrowed(params) && !isWhole ? { ...params, cursor: undefined } : undefined);
  if (isWhole && !isNarrowed(params)) return null;
  const total = isNarrowed(params) ? counted : counts[params.view];
  const isMore = params.search !== "" && total !== undefined && total > maxFound;
  const isKnown = before !== undefined && total !== undefined && !(isMore && before > maxFound);
  return (
    <p className={styles.range} role="status" tabIndex={-1} ref={ref}>
      {isWhole && formatCount(locale, inquiries.length, inquiryCount)}
      {!isWhole &&
        isKnown &&
        interpolate(rangeWords[isMore ? "ofMore" : "of"][locale], {
          from: formatNumber(before + 1),
          to: formatNumber(before + inquiries.length),
          total: formatNumber(isMore ? maxFound : total),
        })}
    </p>
  );
}

/** How many inquiries a list holds, on its link. */
export function ListCount({ address }: { address: string }) {
  const count = useCount(parseDeskParams(new URLSearchParams(address)));
  if (count === undefined) return null;
  return (
    <span className="code">{count > maxFound ? `${formatNumber(maxFound)}+` : formatNumber(count)}</span>
  );
}

const countPollMs = 30_000;

/** How many inquiries a list holds from its cursor on; 0 without a list, undefined until it is known. */
function useCount(params: DeskParams | undefined): number | undefined {
  const address = params && listAddress(params);
  const query = serverQuery(
    ["inquiry-count", address],
    async () =>
      params
        ? toResult(await databaseClient().rpc("count_listed_inquiries", toListArgs(params)))
        : { data: 0 },
    params && countPollMs,
  );
  // What was counted of another list says nothing of this one.
  return useQuery({ ...query, placeholderData: () => undefined }).data;
}

export interface ListPagerProps {
  page: InquiryPage;
  /** Another page is asked for. */
  onTurn: () => void;
}

/** Links to the pages before and after. */
export function ListPager({ page, onTurn }: ListPagerProps) {
  const { params, inquiries, has_previous: hasPrevious, has_next: hasNext } = page;
  const words = useWords(deskWords);
  const [first, last] = [inquiries[0], inquiries.at(-1)];
  if (!first || !last || !(hasPrevious || hasNext)) return null;
  const linkTo = (text: string, cursor?: Cursor) => (
    <Link
      className={buttonClass(cursor ? "outline" : "ghost")}
      to={serializeDeskParams({ ...params, cursor })}
      onClick={onTurn}
    >
      {text}
    </Link>
  );
  return (
    <nav className="actions" aria-label={words.pages}>
      {hasPrevious && linkTo(words.previous, cursorAt("after", params.sorting, first))}
      {hasNext && linkTo(words.next, cursorAt("before", params.sorting, last))}
      {hasPrevious && linkTo(words.first)}
    </nav>
  );
}
