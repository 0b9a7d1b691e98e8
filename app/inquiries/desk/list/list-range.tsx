import type { RefCallback } from "react";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { type ApiResult, serverQuery } from "../../../backend/query.ts";
import { useQuery } from "../../../backend/use-query.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { interpolate, type Locale } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { cursorAt, type DeskParams, isNarrowed } from "../desk-params.ts";
import { rangeWords } from "../desk-words.ts";
import { type InquiryList, toListArgs } from "./fetch-inquiry-list.ts";
import styles from "./inquiry-list.module.css";

/** Which part of its list a page is: "51–100 of 991". */
export function ListRange({ page, ref }: { page: InquiryList; ref: RefCallback<HTMLElement> }) {
  const locale = useLocale();
  const { params, inquiries, hasPrevious, hasNext, counts } = page;
  const [first] = inquiries;
  const before = useCount(
    params.cursor && first && { ...params, cursor: cursorAt("after", params.sorting, first) },
  );
  const isWhole = !hasPrevious && !hasNext;
  const isCounted = isNarrowed(params) && !isWhole;
  const counted = useCount(isCounted ? { ...params, cursor: undefined } : undefined);
  if (isWhole && !isNarrowed(params)) return null;
  const total = isWhole ? inquiries.length : isCounted ? counted : counts[params.view];
  return (
    <p className={styles.range} role="status" tabIndex={-1} ref={ref}>
      {before !== undefined && total !== undefined && rangeText(locale, page, before, total)}
    </p>
  );
}

/** How many inquiries a list holds from its cursor on; 0 without a list, undefined until it is known. */
function useCount(params: DeskParams | undefined): number | undefined {
  return useQuery(serverQuery(["listed-count", params], () => countListed(params))).data;
}

async function countListed(params: DeskParams | undefined): Promise<ApiResult<number>> {
  if (!params) return { data: 0 };
  return toResult(await databaseClient().rpc("count_listed_inquiries", toListArgs(params)));
}

/** Of a search the database counts so many inquiries, and one more when there are more. */
const maxFound = 1_000;

function rangeText(
  locale: Locale,
  { params, inquiries }: InquiryList,
  before: number,
  total: number,
): string {
  const isMore = params.search !== "" && total > maxFound;
  if (isMore && before > maxFound) return "";
  return interpolate(rangeWords[isMore ? "ofMore" : "of"][locale], {
    from: formatNumber(before + 1),
    to: formatNumber(before + inquiries.length),
    total: formatNumber(isMore ? maxFound : total),
  });
}
