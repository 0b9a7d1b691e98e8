import { useCallback, useEffect, useRef, useState } from "react";
import { Query, type QueryState, type ApiResult } from "./query.ts";

export interface UseQueryResult<Answer> extends QueryState<Answer> {
  refetch: () => void;
  /** Fetches again when nothing is under way. */
  poll: () => void;
}

export interface QueryOptions<Answer> {
  enabled?: boolean;
  /** Called with each answer that is shown. */
  onData?: (data: Answer) => void;
}

/**
 * Runs `queryFn` (memoized with `useCallback`, as `onData` is) on mount, when it changes, and on demand. The data of the one
 * before stays until the new one has succeeded or failed. With `enabled: false` it runs on demand only.
 */
export function useQuery<Answer>(
  queryFn: () => Promise<ApiResult<Answer>>,
  { enabled = true, onData }: QueryOptions<Answer> = {},
): UseQueryResult<Answer> {
  const [state, setState] = useState<QueryState<Answer>>({
    data: undefined,
    error: undefined,
    isFetching: enabled,
    isSlow: false,
  });
  const current = useRef<Query<Answer>>(undefined);

  useEffect(() => {
    const query = new Query(queryFn, (change) => {
      setState((before) => ({ ...before, ...change }));
      if (change.data !== undefined) onData?.(change.data);
    });
    const retry = () => query.refetchIfUnsettled();
    current.current = query;
    if (enabled) query.fetch();
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      query.close();
    };
  }, [queryFn, enabled, onData]);

  return {
    ...state,
    refetch: useCallback(() => current.current?.fetch(), []),
    poll: useCallback(() => current.current?.poll(), []),
  };
}
