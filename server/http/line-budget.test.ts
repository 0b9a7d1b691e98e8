import { expect, test, vi } from "vitest";
import { LineBudget } from "./line-budget.ts";

test("of a flood some hundred lines a second are written, and the rest is counted", () => {
  const written = vi.spyOn(console, "log").mockReturnValue();
  const budget = new LineBudget();
  const take = (times: number, now: number) =>
    Array.from({ length: times }, () => budget.take(now)).filter(Boolean).length;
  expect(take(2_000, 1_000)).toBe(500);
  expect(take(10, 1_999)).toBe(0);
  expect(written).not.toHaveBeenCalled();
  expect(take(10, 2_000)).toBe(10);
  expect(JSON.parse(String(written.mock.lastCall?.[0]))).toMatchObject({
    event: "requests_not_logged",
    requests: 1_510,
  });
  expect(take(10, 3_000)).toBe(10);
  expect(written).toHaveBeenCalledOnce();
});
