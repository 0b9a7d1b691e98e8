import { useCallback, useRef } from "react";
import { useQuery, type UseQueryResult } from "../../backend/use-query.ts";
import { fetchInquiry, type InquiryRecord } from "./fetch-inquiry.ts";

/** An inquiry that somebody opens: that is audited once, however often it is fetched again. */
export function useInquiry(id: string): UseQueryResult<InquiryRecord | "gone"> {
  const isOpened = useRef(false);
  return useQuery(
    useCallback(async () => {
      const answer = await fetchInquiry(id, !isOpened.current);
      if (answer.data) isOpened.current = true;
      return answer;
    }, [id]),
  );
}
