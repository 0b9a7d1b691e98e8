import { expect, test, vi } from "vitest";
import { log } from "./log.ts";

function lineOf(...given: Parameters<typeof log>): string {
  const printed = vi.spyOn(console, "log").mockReturnValue();
  log(...given);
  const [line] = printed.mock.calls[0] ?? [];
  printed.mockRestore();
  return String(line);
}

test("a line stays short, whatever was asked for", () => {
  for (const letter of ["a", "\u202e", "\u0000", '"'])
    expect(lineOf("page_not_found", { path: `/${letter.repeat(16_000)}` }).length).toBeLessThan(1_500);
  const { path } = JSON.parse(lineOf("page_not_found", { path: "/x".repeat(5_000) }));
  expect(path).toMatch(/^(\/x)+… \(10000 characters\)$/);
});

test("what is short is written whole", () => {
  expect(JSON.parse(lineOf("stopping", { signal: "SIGTERM", code: 3, isLast: true }))).toMatchObject({
    event: "stopping",
    signal: "SIGTERM",
    code: 3,
    isLast: true,
  });
});
