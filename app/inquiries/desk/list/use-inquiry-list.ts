import { useEffect, useState } from "react";
import { askAgain, queryClient, serverQuery } from "../../../backend/query.ts";
import { useQuery, type UseQueryResult } from "../../../backend/use-query.ts";
import { shareUnread } from "../../../staff/telling/unread.ts";
import type { DeskParams } from "../desk-params.ts";
import { countArrived, fetchInquiryPage, type InquiryPage, listAddress, mergePage } from "./inquiry-page.ts";

export interface InquiryListState extends UseQueryResult<InquiryPage> {
  /** The page shown last: what stands around the list stays while another one is loaded, or cannot be. */
  frame: InquiryPage | undefined;
  /** How many inquiries came since the list was shown. */
  arrived: number;
  /** Shows them. */
  showArrived: () => void;
  /** Fetches now, and shows what has come, without what has left the view. */
  refresh: () => void;
}

/** Often enough for staff to see what comes as it comes. */
const pollMs = 5_000;

/** What every list begins its key with. */
export const listKey = "inquiry-list";

/** The list that the URL asks for, fetched again every few seconds. Nothing moves until it is asked for. */
export function useInquiryList(params: DeskParams): InquiryListState {
  const address = listAddress(params);
  const [shown, setShown] = useState<InquiryPage>();
  const isShown = shown?.address === address;
  const key = [listKey, address];
  const fetchPage = () =>
    fetchInquiryPage(params, isShown ? shown.inquiries : [], queryClient.getQueryData<InquiryPage>(key));
  // A list that one comes back to begins anew.
  const query = { ...serverQuery(key, fetchPage, pollMs), gcTime: 0 };
  const result = useQuery(query);
  const latest = result.data;
  const isLatest = latest?.address === address;
  // Staff who come back to the list from an inquiry see it as it is now.
  const isList = params.inquiry === undefined;
  const [wasList, setWasList] = useState(isList);
  if (wasList !== isList) setWasList(isList);
  if (isLatest && (!isShown || (isList && !wasList))) setShown(latest);

  useEffect(() => {
    if (latest) shareUnread({ count: latest.counts.unread });
  }, [latest]);

  const showArrived = () => setShown((before) => latest ?? before);
  async function refresh() {
    await askAgain({ queryKey: query.queryKey });
    setShown((before) => queryClient.getQueryData(query.queryKey) ?? before);
  }

  const data = isShown && isLatest ? mergePage(shown, latest) : latest;
  return {
    ...result,
    data,
    frame: data ?? shown,
    arrived: isShown && isLatest ? countArrived(shown, latest) : 0,
    showArrived,
    refresh: () => void refresh(),
  };
}
