import { useState } from "react";
import { serverQuery } from "../../../backend/query.ts";
import { useQuery, type UseQueryResult } from "../../../backend/use-query.ts";
import { fetchInquiry, type InquiryRecord } from "./fetch-inquiry.ts";

export interface UseInquiryResult extends UseQueryResult<InquiryRecord | "gone"> {
  /** Fetches more of the conversation. */
  showEarlier: () => void;
}

const pollMs = 15_000;
/** So many mails are shown at first, and so many more each time. */
const messagesAtOnce = 20;

/** An inquiry that somebody opens: that is audited once, however often it is fetched again. */
export function useInquiry(id: string): UseInquiryResult {
  const [messageCount, setMessageCount] = useState(messagesAtOnce);
  const [fetchOpened] = useState(() => openOnce(id));
  const query = useQuery({
    ...serverQuery(["inquiry", id, messageCount], () => fetchOpened(messageCount), pollMs),
    // What is written begins with the draft that is stored now.
    gcTime: 0,
  });
  return { ...query, showEarlier: () => setMessageCount(messageCount + messagesAtOnce) };
}

function openOnce(id: string) {
  let isOpening = true;
  return async (messageCount: number) => {
    const answer = await fetchInquiry(id, { isOpening, messageCount });
    if (answer.data) isOpening = false;
    return answer;
  };
}
