import {
  focusManager,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryFilters,
  type QueryKey,
  keepPreviousData,
  queryOptions,
} from "@tanstack/react-query";
import type { ApiError } from "./errors/api-error.ts";
import { msUntilRetry } from "./retry-after.ts";

/** The result of a request: data, or an error. */
export type ApiResult<Answer> = { data: Answer; error?: never } | { error: ApiError; data?: never };

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: ApiError;
    queryMeta: {
      /** It is asked again so often while the page is seen. */
      pollMs?: number | undefined;
    };
  }
}

const retryMs = 3_000;

/** What the staff pages have of the server: it is emptied when another session begins. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => console.error("What the page asked for could not be loaded", error),
  }),
  defaultOptions: {
    queries: {
      // A failure is shown at once, and what may succeed later is asked again in sight.
      retry: false,
      refetchInterval: nextAskMs,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      placeholderData: keepPreviousData,
    },
    // What somebody has pressed happens now, not when the network is back.
    mutations: { networkMode: "always" },
  },
});

focusManager.subscribe(askUnsettled);
onlineManager.subscribe(askUnsettled);

export type ServerQuery<Answer> = ReturnType<typeof serverQuery<Answer>>;

/** Something that pages ask the server for, by the name under which they share it. `fetch` never rejects. */
export function serverQuery<Answer>(
  queryKey: QueryKey,
  fetch: () => Promise<ApiResult<Answer>>,
  pollMs?: number,
) {
  return queryOptions({ queryKey, queryFn: async () => toAnswer(await fetch()), meta: { pollMs } });
}

/** The data; an error is thrown, as the library wants it. */
export function toAnswer<Answer>({ data, error }: ApiResult<Answer>): Answer {
  if (error) throw error;
  // One of the two is there.
  return data as Answer;
}

/** Asks at once, also where an older answer is still awaited: it may never come. */
export async function askAgain(filters: QueryFilters) {
  await queryClient.cancelQueries(filters);
  await queryClient.refetchQueries(filters);
}

/** Whether it may succeed when it is retried automatically. */
export function isRetryable({ code }: ApiError): boolean {
  return code === "no_connection" || code === "unavailable";
}

/** The page is seen again, or its network is back. */
function askUnsettled(isThere: boolean) {
  const isUnsettled = ({ meta, state }: Query) => meta?.pollMs !== undefined || state.status !== "success";
  if (isThere) void askAgain({ type: "active", predicate: isUnsettled });
}

/** No earlier than the server's Retry-After. What was refused is not asked again. */
function nextAskMs({ state: { error }, meta }: Query<unknown, ApiError>): number | false {
  if (error) return isRetryable(error) && Math.max(msUntilRetry(), retryMs);
  return meta?.pollMs ?? false;
}
