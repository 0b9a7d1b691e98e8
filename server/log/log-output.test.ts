import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** Logs `lines` lines of 200 characters, says so, and ends when it is told. */
function startProgram(lines: number) {
  const program = `
    import { log } from ${JSON.stringify(join(import.meta.dirname, "log.ts"))};
    import { writeLogInBackground } from ${JSON.stringify(join(import.meta.dirname, "log-output.ts"))};
    const flushLog = writeLogInBackground();
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
