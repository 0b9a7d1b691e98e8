import { useCallback, useRef, useState } from "react";
import { useQuery, type UseQueryResult } from "../../../backend/use-query.ts";
import { fetchInquiry, type InquiryRecord } from "./fetch-inquiry.ts";

export interface UseInquiryResult extends UseQueryResult<InquiryRecord | "gone"> {
  /** Fetches more of the conversation. */
  showEarlier: () => void;
}

/** So many mails are shown at first, and so many more each time. */
const messagesAtOnce = 20;

/** An inquiry that somebody opens: that is audited once, however often it is fetched again. */
export function useInquiry(id: string): UseInquiryResult {
  const isOpened = useRef(false);
  const [messageCount, setMessageCount] = useState(messagesAtOnce);
  const query = useQuery(
    useCallback(async () => {
      const answer = await fetchInquiry(id, { isOpening: !isOpened.current, messageCount });
      if (answer.data) isOpened.current = true;
      return answer;
    }, [id, messageCount]),
  );
  return { ...query, showEarlier: () => setMessageCount(messageCount + messagesAtOnce) };
}
