import { useCallback, useState } from "react";
import { usePolling } from "../../../backend/use-polling.ts";
import { useQuery, type UseQueryResult } from "../../../backend/use-query.ts";
import { type DeskParams, parseDeskParams, serializeDeskParams } from "../desk-params.ts";
import { fetchInquiryList, type InquiryList } from "./fetch-inquiry-list.ts";
import { countArrived, mergeList } from "./merge-list.ts";

export interface InquiryListState extends UseQueryResult<InquiryList> {
  /** The page shown last: what stands around the list stays while another one is loaded, or cannot be. */
  shown: InquiryList | undefined;
  /** How many inquiries came since the list was shown. */
  arrived: number;
  /** Shows them. */
  showArrived: () => void;
  /** Fetches now, and shows what has come, without what has left the view. */
  refresh: () => void;
}

/** The list that the URL asks for, fetched again every few seconds. Nothing moves until it is asked for. */
export function useInquiryList(params: DeskParams): InquiryListState {
  const address = serializeDeskParams({ ...params, inquiry: undefined });
  const ask = useCallback(() => fetchInquiryList(parseDeskParams(new URLSearchParams(address))), [address]);
  const query = useQuery(ask);
  const { refetch, poll } = query;
  const [shown, setShown] = useState<InquiryList>();
  const [isAsked, setAsked] = useState(false);
  usePolling(poll);

  // Staff who come back to the list see it as it is now.
  const [openInquiry, setOpenInquiry] = useState(params.inquiry);
  if (openInquiry !== params.inquiry) {
    setOpenInquiry(params.inquiry);
    if (params.inquiry === undefined) setAsked(true);
  }

  const latest = query.data;
  const isOther =
    shown === undefined ||
    latest === undefined ||
    serializeDeskParams(shown.params) !== serializeDeskParams(latest.params);
  const showArrived = useCallback(() => setAsked(true), []);
  const refresh = useCallback(() => {
    setAsked(true);
    refetch();
  }, [refetch]);

  if (latest && latest !== shown && (isOther || (isAsked && !query.isFetching))) {
    setShown(latest);
    setAsked(false);
  }
  const isMerged = shown !== undefined && latest !== undefined && !isOther;
  return {
    ...query,
    shown,
    data: isMerged ? mergeList(shown, latest) : latest,
    arrived: isMerged ? countArrived(shown, latest) : 0,
    showArrived,
    refresh,
  };
}
