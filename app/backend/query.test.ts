import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Query, type QueryState, type ApiResult } from "./query.ts";

// Later than any Retry-After that a test before this one in the same thread was told.
beforeEach(() => void vi.useFakeTimers({ now: Date.now() + 3_600_000 }));
afterEach(() => vi.useRealTimers());

const noConnection = { error: { code: "no_connection", message: "gone" } };

/** A query whose attempts settle when the test says so. */
function startQuery() {
  const attempts: ((reply: ApiResult<string>) => void)[] = [];
  let state: QueryState<string> = {
    data: undefined,
    error: undefined,
    isFetching: false,
    isSlow: false,
  };
  const query = new Query<string>(
    () => new Promise((resolve) => attempts.push(resolve)),
    (change) => (state = { ...state, ...change }),
  );
  query.fetch();
  return {
    query,
    attempts,
    state: () => state,
    async reply(attempt: number, reply: ApiResult<string>) {
      attempts[attempt]?.(reply);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("it is slow within two seconds, and still takes a later response", async () => {
  const { state, reply } = startQuery();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state()).toMatchObject({ isFetching: true, isSlow: false });
  await vi.advanceTimersByTimeAsync(900);
  expect(state()).toMatchObject({ isFetching: true, isSlow: true });
  await vi.advanceTimersByTimeAsync(60_000);
  await reply(0, { data: "rows" });
  expect(state()).toEqual({ data: "rows", error: undefined, isFetching: false, isSlow: false });
});

test.each(["no_connection", "unavailable"])(
  "%s is asked again by itself, what is refused is not",
  async (code) => {
    const { attempts, reply } = startQuery();
    await reply(0, { error: { code, message: "gone" } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(attempts).toHaveLength(2);
    await reply(1, { error: { code: "42501", message: "no" } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempts).toHaveLength(2);
  },
);

test("a pending attempt may still succeed after a refetch", async () => {
  const { query, state, reply } = startQuery();
  query.fetch();
  await reply(0, { data: "rows" });
  expect(state()).toMatchObject({ data: "rows", isFetching: false });
  await reply(1, noConnection);
  expect(state()).toMatchObject({ data: "rows", error: undefined });
});

test("older data does not replace newer data", async () => {
  const { query, state, reply } = startQuery();
  query.fetch();
  await reply(1, { data: "new" });
  await reply(0, { data: "old" });
  expect(state().data).toBe("new");
});

test("a retryable error is retried with growing delays", async () => {
  const { attempts, state, reply } = startQuery();
  await reply(0, noConnection);
  expect(state()).toMatchObject({ error: { code: "no_connection" }, isFetching: false });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(attempts).toHaveLength(2);
  await reply(1, noConnection);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(attempts).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(attempts).toHaveLength(3);
});

test("any other error is logged and not retried", async () => {
  const logged = vi.spyOn(console, "error");
  const { attempts, reply } = startQuery();
  const error = { code: "42501", message: "permission denied" };
  await reply(0, { error });
  expect(logged).toHaveBeenCalledWith(expect.any(String), error);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(attempts).toHaveLength(1);
});

test("a network that is back is used at once, after a failure and while nothing answers", async () => {
  const { query, attempts, reply } = startQuery();
  query.refetchIfUnsettled();
  expect(attempts).toHaveLength(2);
  await reply(1, noConnection);
  query.refetchIfUnsettled();
  expect(attempts).toHaveLength(3);
  await reply(2, { data: "rows" });
  query.refetchIfUnsettled();
  expect(attempts).toHaveLength(3);
});

test("data stays when a refetch fails", async () => {
  const { query, state, reply } = startQuery();
  await reply(0, { data: "rows" });
  query.fetch();
  await reply(1, noConnection);
  expect(state()).toMatchObject({ data: "rows", error: { code: "no_connection" } });
});

test("a closed query reports nothing and fetches nothing", async () => {
  const { query, attempts, state, reply } = startQuery();
  query.close();
  await reply(0, noConnection);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(state()).toMatchObject({ error: undefined, isSlow: false });
  expect(attempts).toHaveLength(1);
});
