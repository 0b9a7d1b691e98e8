import type { ReactNode } from "react";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { ErrorState } from "../ui/state/error-state.tsx";
import { Skeleton } from "../ui/state/skeleton.tsx";
import type { UseQueryResult } from "./use-query.ts";
import { queryWords } from "./query-words.ts";
import { useNetworkNotice } from "./use-network-notice.ts";
import { isRetryable } from "./query.ts";
import { errorText } from "./errors/api-error.ts";

export interface QueryViewProps<Answer> {
  query: UseQueryResult<Answer>;
  /** Says what could not be done, when it fails. */
  errorTitle: string;
  children: (answer: Answer) => ReactNode;
}

/** A query's data, or its state: loading, slow, offline or failed. */
export function QueryView<Answer>({ query, errorTitle, children }: QueryViewProps<Answer>) {
  const { data, error, isFetching, isSlow, refetch } = query;
  const locale = useLocale();
  const words = useWords(queryWords);
  useNetworkNotice({ isSlow: isSlow && !error, hasContent: data !== undefined && !error, onRetry: refetch });
  return (
    <>
      <div role="alert">
        {error && (
          <ErrorState
            title={errorTitle}
            // The page says whether it retries by itself.
            reason={`${errorText(error)[locale]}${isRetryable(error) ? ` ${words.asksAgain}` : ""}`}
            retryLabel={words.tryAgain}
            isRetrying={isFetching}
            onRetry={refetch}
          />
        )}
      </div>
      {data === undefined ? !error && <Skeleton text={words.loading} /> : children(data)}
    </>
  );
}
