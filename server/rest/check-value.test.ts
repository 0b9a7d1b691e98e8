import { expect, test } from "vitest";
import { checkArgument } from "./check-value.ts";
import { parseArguments } from "./parse-arguments.ts";

const time = { kind: "time", isList: false } as const;
const times = { kind: "time", isList: true } as const;

test.each([
  "2026-01-31",
  "2026-01-31T12:00:00Z",
  "2026-01-31T12:00:00.123456+00:00",
  "2026-01-31 12:00:00.123456+02",
  "12:00",
  "now",
  "-infinity",
])("the time %s names no zone", (text) => {
  checkArgument(text, time);
  checkArgument([text, null], times);
});

// Postgres caches each of these for its lifetime, some 20 KB each.
test.each([
  "2000-01-01 aaaa-1",
  "2000-1-1+0:0+aaab-1",
  "2000-01-01 Z+1:02",
  "2000-01-01 Europe/Berlin",
  "2000-01-01 <+03>-3",
  "2000-01-01 \\T\\T\\T-1",
  "1".repeat(65),
])("the time %s is refused", (text) => {
  expect(() => checkArgument(text, time)).toThrow("A time is written as");
  expect(() => checkArgument(["2000-01-01", text], times)).toThrow("A time is written as");
});

const json = { "Content-Type": "application/json" };
const parseNumbers = (numbers: string) =>
  parseArguments(
    new Request("http://localhost", { method: "POST", headers: json, body: `{"a":[${numbers}]}` }),
  );

test.each(["1e1000", "1e+0001000", "1e0e9999", "-2.5E99999"])("the number %s is too much", async (number) => {
  await expect(parseNumbers(number)).rejects.toThrow("too many digits");
});

test.each(["1e999", "1e-0000007", "1.5", "-0"])("the number %s is not", async (number) => {
  expect((await parseNumbers(number)).values.size).toBe(1);
});

test("a megabyte of numbers with long exponents is looked through at once", async () => {
  const startedAt = performance.now();
  await expect(parseNumbers(`${`1e${"0".repeat(990)}.,`.repeat(1040)}1`)).rejects.toThrow("invalid json");
  // It took more than four seconds where each zero was tried as the first of the digits.
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
