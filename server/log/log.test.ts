import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
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
    String.raw`mail.written link=${link} text='two\nlines\u202e\x1B[2J'` + "\n    at f (a.ts:1)",
  );
});

/** Logs `lines` lines of 200 characters, says so, and ends when it is told. */
function startProgram(lines: number) {
  const program = `
    import { flushLog, log, writeLogInBackground } from ${JSON.stringify(join(import.meta.dirname, "log.ts"))};
    writeLogInBackground();
    for (let n = 0; n < ${lines}; n++) log("line", { n, text: "x".repeat(200) });
    process.send("logged");
    process.once("message", () => flushLog().then(() => process.exit(0)));`;
  return spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
}

function readOutput({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error("It has no output");
  return text(stdout);
}

const findNumbers = (output: string) =>
  output
    .trimEnd()
    .split("\n")
    .map((line) => Number(JSON.parse(line).n));

test("a log that nobody reads does not stop the program, and is there when somebody does", async () => {
  const child = startProgram(10_000);
  expect(await once(child, "message")).toContain("logged");
  const output = readOutput(child);
  child.send("end");
  // What was being written when the program ended may come after the rest: each line says when it was logged.
  const numbers = findNumbers(await output).toSorted((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 10_000 }, (_, n) => n));
});

test("what is more than a few megabytes behind is lost, whole lines of it", async () => {
  const child = startProgram(50_000);
  expect(await once(child, "message")).toContain("logged");
  const output = readOutput(child);
  child.send("end");
  const numbers = findNumbers(await output);
  expect(numbers.length).toBeGreaterThan(10_000);
  expect(numbers.length).toBeLessThan(50_000);
});
