import { useEffect, useEffectEvent, useLayoutEffect, useReducer } from "react";
import { serverQuery } from "../../../backend/query.ts";
import { useQuery, type UseQueryResult } from "../../../backend/use-query.ts";
import { shareUnread } from "../../../staff/telling/unread.ts";
import { type DeskParams, serializeDeskParams } from "../desk-params.ts";
import { fetchInquiryList, type InquiryList } from "./fetch-inquiry-list.ts";
import { countArrived, isSameList, mergeList } from "./merge-list.ts";

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

/** Often enough for staff to see what comes as it comes. */
const pollMs = 5_000;

/** The list that the URL asks for, fetched again every few seconds. Nothing moves until it is asked for. */
export function useInquiryList(params: DeskParams): InquiryListState {
  const listed = { ...params, inquiry: undefined };
  const [{ shown }, dispatch] = useReducer(placeRows, {});
  const kept = shown && isSameList(shown, { params: listed }) ? shown.inquiries : [];
  const query = useQuery({
    ...serverQuery(["list", serializeDeskParams(listed)], () => fetchInquiryList(listed, kept), pollMs),
    // A view that is shown again begins with what is in it now.
    gcTime: 0,
  });
  const { data: latest, refetch } = query;
  useLayoutEffect(() => {
    if (latest) dispatch(latest);
  }, [latest]);
  useEffect(() => {
    if (latest) shareUnread({ count: latest.counts.unread });
  }, [latest]);

  const showArrived = () => dispatch(query.isFetching ? "next" : "arrived");

  // Staff who come back to the list see it as it is now.
  const isList = params.inquiry === undefined;
  const handleReturn = useEffectEvent(showArrived);
  useLayoutEffect(() => {
    if (isList) handleReturn();
  }, [isList]);

  const isMerged = shown !== undefined && latest !== undefined && isSameList(shown, latest);
  return {
    ...query,
    shown,
    data: isMerged ? mergeList(shown, latest) : latest,
    arrived: isMerged ? countArrived(shown, latest) : 0,
    showArrived,
    refresh() {
      dispatch("next");
      refetch();
    },
  };
}

interface RowPlaces {
  /** The list whose rows keep their places, and the newest one. */
  shown?: InquiryList | undefined;
  latest?: InquiryList | undefined;
  /** Somebody has asked to see the next one. */
  isAsked?: boolean;
}

/** What becomes of the rows by an answer of the server, or when somebody asks for what has arrived, or for what comes next. */
function placeRows(
  { shown, latest, isAsked }: RowPlaces,
  event: InquiryList | "arrived" | "next",
): RowPlaces {
  if (event === "next") return { shown, latest, isAsked: true };
  if (event === "arrived") return { shown: latest ?? shown, latest };
  const isShown = isAsked || !shown || !isSameList(shown, event);
  return { shown: isShown ? event : shown, latest: event };
}
