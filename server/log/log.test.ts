import { expect, test, vi } from "vitest";
import { log } from "./log.ts";

function captureLine(...given: Parameters<typeof log>): string {
  const printed = vi.spyOn(console, "log").mockReturnValue();
  log(...given);
  const [line] = printed.mock.calls[0] ?? [];
  printed.mockRestore();
  return String(line);
}

test("a line stays short, however long the path", () => {
  for (const letter of ["a", "\u202e", "\u0000", '"'])
    expect(captureLine("page_not_found", { path: `/${letter.repeat(16_000)}` }).length).toBeLessThan(1_500);
  const { path } = JSON.parse(captureLine("page_not_found", { path: "/x".repeat(5_000) }));
  expect(path).toMatch(/^(\/x)+… \(10000 characters\)$/);
});

test("short values are written whole", () => {
  expect(JSON.parse(captureLine("stopping", { signal: "SIGTERM", code: 3, isLast: true }))).toMatchObject({
    event: "stopping",
    signal: "SIGTERM",
    code: 3,
    isLast: true,
  });
});
