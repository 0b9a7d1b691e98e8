import { hashKey, useQuery as useCachedQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ApiError } from "./errors/api-error.ts";
import { askAgain, type ServerQuery } from "./query.ts";

export interface UseQueryResult<Answer> {
  /** The latest data; it stays while newer data, or that of another query in its place, is fetched. */
  data: Answer | undefined;
  /** Why the latest attempt failed. */
  error: ApiError | undefined;
  isFetching: boolean;
  /** No response for a while: the network may be down. A late response is still shown. */
  isSlow: boolean;
  refetch: () => void;
}

/** Shows what the server answers, and goes on asking. */
export function useQuery<Answer>(query: ServerQuery<Answer>): UseQueryResult<Answer> {
  const result = useCachedQuery(query);
  const { isFetching, fetchStatus, isPlaceholderData } = result;
  const isAnswered = result.data !== undefined && !isPlaceholderData;
  const key = hashKey(query.queryKey);
  // The library forgets it while it asks again: what is shown must not go and come.
  const [failed, setFailed] = useState<{ key: string; error: ApiError }>();
  const kept = isAnswered || failed?.key !== key ? undefined : failed.error;
  const error = result.error ?? kept;
  if (error && error !== failed?.error) setFailed({ key, error });
  return {
    data: error && isPlaceholderData ? undefined : result.data,
    error,
    isFetching,
    isSlow: useSlow(fetchStatus !== "idle"),
    refetch: () => void askAgain({ queryKey: query.queryKey, exact: true }),
  };
}

/** The page says within two seconds that the server does not respond. */
const slowAfterMs = 1_500;

/** Whether something has been waited for too long. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
