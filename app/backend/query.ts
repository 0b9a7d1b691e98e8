import type { ApiError } from "./api-error.ts";
import { msUntilRetry } from "./retry-after.ts";

/** The result of a request: data, or an error. */
export type ApiResult<Answer> = { data: Answer; error?: never } | { error: ApiError; data?: never };

export interface QueryState<Answer> {
  /** The latest data; it stays while newer data is fetched. */
  data: Answer | undefined;
  /** Why the latest attempt failed. */
  error: ApiError | undefined;
  isFetching: boolean;
  /** No response for a while: the network may be down. A late response is still shown. */
  isSlow: boolean;
}

/** The page says within two seconds that the server does not respond. */
export const slowAfterMs = 1_500;
const maxRetryDelayMs = 30_000;

/** Whether it may succeed when it is retried automatically. */
export function isRetryable({ code }: ApiError): boolean {
  return code === "no_connection" || code === "unavailable";
}

/** One request to the server, retried until it succeeds or fails for good. `queryFn` never rejects. */
export class Query<Answer> {
  readonly #queryFn: () => Promise<ApiResult<Answer>>;
  readonly #onChange: (change: Partial<QueryState<Answer>>) => void;
  #lastAttempt = 0;
  #shownAttempt = 0;
  #failures = 0;
  #isPending = false;
  #isClosed = false;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    queryFn: () => Promise<ApiResult<Answer>>,
    onChange: (change: Partial<QueryState<Answer>>) => void,
  ) {
    this.#queryFn = queryFn;
    this.#onChange = onChange;
  }

  /** The response of an earlier attempt that is still pending is taken as well. */
  fetch() {
    const attempt = ++this.#lastAttempt;
    this.#isPending = true;
    this.#stopTimers();
    this.#slowTimer = setTimeout(() => this.#onChange({ isSlow: true }), slowAfterMs);
    this.#onChange({ isFetching: true, ...(attempt === 1 && { isSlow: false }) });
    void this.#queryFn().then((reply) => this.#settle(attempt, reply));
  }

  /** Fetches again when nothing is under way: neither a request nor the wait after a failure. */
  poll() {
    if (!this.#isPending && this.#failures === 0) this.fetch();
  }

  /** Fetches again while pending or after a failure: for a network that is back. */
  refetchIfUnsettled() {
    if (this.#isPending || this.#failures > 0) this.fetch();
  }

  close() {
    this.#isClosed = true;
    this.#stopTimers();
  }

  #settle(attempt: number, { data, error }: ApiResult<Answer>) {
    const isCurrent = error ? this.#isPending && attempt === this.#lastAttempt : attempt > this.#shownAttempt;
    if (error) console.error("What the page asked for could not be loaded", error);
    if (this.#isClosed || !isCurrent) return;
    this.#isPending = false;
    this.#stopTimers();
    if (error) {
      this.#failures += 1;
      const staleData = this.#shownAttempt === 0 && { data: undefined };
      this.#onChange({ error, isFetching: false, isSlow: false, ...staleData });
      if (isRetryable(error)) this.#retryTimer = setTimeout(() => this.fetch(), this.#retryDelay());
    } else {
      this.#shownAttempt = attempt;
      this.#failures = 0;
      this.#onChange({ data, error: undefined, isFetching: false, isSlow: false });
    }
  }

  #stopTimers() {
    clearTimeout(this.#slowTimer);
    clearTimeout(this.#retryTimer);
  }

  /** Exponential backoff, and no less than the server's Retry-After. */
  #retryDelay(): number {
    return Math.max(msUntilRetry(), Math.min(maxRetryDelayMs, 1_000 * 2 ** (this.#failures - 1)));
  }
}
