import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Question, type QuestionState, type Reply } from "./question.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const noConnection = { refusal: { code: "no_connection", message: "gone" } };

/** A question whose answers come when the test says so. */
function open() {
  const attempts: ((reply: Reply<string>) => void)[] = [];
  let state: QuestionState<string> = {
    answer: undefined,
    refusal: undefined,
    isAsking: false,
    isLate: false,
  };
  const question = new Question<string>(
    () => new Promise((resolve) => attempts.push(resolve)),
    (change) => (state = { ...state, ...change }),
  );
  question.ask();
  return {
    question,
    attempts,
    state: () => state,
    async reply(attempt: number, reply: Reply<string>) {
      attempts[attempt]?.(reply);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("within two seconds it says that no answer has come, and takes the one that comes later", async () => {
  const { state, reply } = open();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state()).toMatchObject({ isAsking: true, isLate: false });
  await vi.advanceTimersByTimeAsync(900);
  expect(state()).toMatchObject({ isAsking: true, isLate: true });
  await vi.advanceTimersByTimeAsync(60_000);
  await reply(0, { answer: "rows" });
  expect(state()).toEqual({ answer: "rows", refusal: undefined, isAsking: false, isLate: false });
});

test("an attempt that hung answers after all, though it was asked again", async () => {
  const { question, state, reply } = open();
  question.ask();
  await reply(0, { answer: "rows" });
  expect(state()).toMatchObject({ answer: "rows", isAsking: false });
  await reply(1, noConnection);
  expect(state()).toMatchObject({ answer: "rows", refusal: undefined });
});

test("an old answer does not take the place of a newer one", async () => {
  const { question, state, reply } = open();
  question.ask();
  await reply(1, { answer: "new" });
  await reply(0, { answer: "old" });
  expect(state().answer).toBe("new");
});

test("what passes by itself is asked again by itself, ever more slowly", async () => {
  const { attempts, state, reply } = open();
  await reply(0, noConnection);
  expect(state()).toMatchObject({ refusal: { code: "no_connection" }, isAsking: false });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(attempts).toHaveLength(2);
  await reply(1, noConnection);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(attempts).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(attempts).toHaveLength(3);
});

test("a refusal that stands is not asked again", async () => {
  const { attempts, reply } = open();
  await reply(0, { refusal: { code: "42501", message: "permission denied" } });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(attempts).toHaveLength(1);
});

test("rows stay in sight when reading them again fails", async () => {
  const { question, state, reply } = open();
  await reply(0, { answer: "rows" });
  question.ask();
  await reply(1, noConnection);
  expect(state()).toMatchObject({ answer: "rows", refusal: { code: "no_connection" } });
});

test("a closed question says nothing more and asks nothing more", async () => {
  const { question, attempts, state, reply } = open();
  question.close();
  await reply(0, noConnection);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(state()).toMatchObject({ refusal: undefined, isLate: false });
  expect(attempts).toHaveLength(1);
});
