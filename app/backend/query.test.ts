import { environmentManager, focusManager, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ApiResult, askAgain, queryClient, serverQuery } from "./query.ts";

// Later than any Retry-After that a test before this one in the same thread was told.
environmentManager.setIsServer(() => false);
beforeEach(() => void vi.useFakeTimers({ now: Date.now() + 3_600_000 }));
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

const noConnection = { error: { code: "no_connection", message: "gone" } };
const refused = { error: { code: "42501", message: "no" } };

/** A query whose attempts settle when the test says so. */
function startQuery(pollMs?: number) {
  const attempts: ((answer: ApiResult<string>) => void)[] = [];
  const query = serverQuery<string>(["rows"], () => new Promise((resolve) => attempts.push(resolve)), pollMs);
  const observer = new QueryObserver(queryClient, queryClient.defaultQueryOptions(query));
  observer.subscribe(() => {});
  return {
    attempts,
    state: () => observer.getCurrentResult(),
    async answer(attempt: number, answer: ApiResult<string>) {
      attempts[attempt]?.(answer);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test.each(["no_connection", "unavailable"])(
  "%s is told at once and asked again by itself, what is refused is not",
  async (code) => {
    const { attempts, answer, state } = startQuery();
    await answer(0, { error: { code, message: "gone" } });
    expect(state().error).toMatchObject({ code });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(attempts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(attempts).toHaveLength(2);
    await answer(1, refused);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempts).toHaveLength(2);
  },
);

test("what was there stays when it cannot be fetched again", async () => {
  const { answer, state } = startQuery(5_000);
  await answer(0, { data: "rows" });
  await vi.advanceTimersByTimeAsync(5_000);
  await answer(1, noConnection);
  expect(state()).toMatchObject({ data: "rows", error: { code: "no_connection" } });
});

test("a page that nobody sees asks for nothing, and at once when it is seen again, whatever it waits for", async () => {
  const { attempts, answer, state } = startQuery(5_000);
  await answer(0, { data: "old" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(attempts).toHaveLength(2);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(60_000);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(attempts).toHaveLength(3);
  await answer(2, { data: "new" });
  await answer(1, { data: "late" });
  expect(state().data).toBe("new");
});

test("without a network nothing is asked, and nothing has failed", async () => {
  const { attempts, answer, state } = startQuery(5_000);
  await answer(0, { data: "rows" });
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts).toHaveLength(1);
  expect(state()).toMatchObject({ data: "rows", error: null });
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(attempts).toHaveLength(2);
});

test("what is never answered can be asked for again", async () => {
  const { attempts, answer, state } = startQuery();
  void askAgain({ queryKey: ["rows"] });
  await vi.advanceTimersByTimeAsync(0);
  expect(attempts).toHaveLength(2);
  await answer(1, { data: "rows" });
  expect(state().data).toBe("rows");
});
