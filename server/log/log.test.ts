import { stripVTControlCharacters } from "node:util";
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

test("a terminal gets a line to read, in which nothing is hidden either", () => {
  Object.assign(process.stdout, { isTTY: true });
  const link = "http://localhost:3000/auth?token=a";
  const line = captureLine("mail.written", {
    link,
    text: "two\nlines\u202e\u001b[2J",
    stack: "    at f (a.ts:1)",
  });
  Object.assign(process.stdout, { isTTY: false });
  expect(stripVTControlCharacters(line)).toMatch(/^\d\d:\d\d:\d\d mail\.written link=/);
  expect(stripVTControlCharacters(line).slice("14:05:09 ".length)).toBe(
    String.raw`mail.written link=${link} text='two\nlines\u202e\x1B[2J'` + "\n      at f (a.ts:1)",
  );
});
