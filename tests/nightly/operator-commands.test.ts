import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { runOperatorCommand } from "../support/operator-command.ts";

const commands = ["backup", "restore", "erase", "verify-audit", "rotate-key", "doctor"];
const others = [
  "bench/seed",
  "bench/run",
  "tests/nightly/fuzz/run",
  "tests/nightly/faults/run",
  "server/dev",
  "server/main",
];
const everyCommand = [...commands, ...others.map((name) => `../../${name}`)];

/** Calls that are right, but for what is not there. */
const calls: Record<string, string[]> = {
  backup: [join(tmpdir(), "nawat-of-nothing.gz")],
  restore: ["/nowhere/nawat.gz"],
  erase: ["--email", "rana@example.com"],
  "verify-audit": [],
  "rotate-key": ["--revoke"],
  "../../bench/seed": ["1"],
};

describe("a command of the operator", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nawat-commands-"));
    return () => rm(folder, { recursive: true });
  });

  const run = (name: string, args: string[], dataDir = join(folder, "none"), environment = {}) =>
    runOperatorCommand({ dataDir, databaseUrl: undefined }, name, args, environment);

  /** It says so in one sentence, and not where in the program. */
  function expectSentence({ code, output }: { code: number; output: string }, sentence: RegExp) {
    expect(output).toMatch(sentence);
    expect(output.trimEnd().split("\n")).toHaveLength(1);
    expect(code).toBe(1);
  }

  test("says what it does, and what it does not understand", { timeout: 120_000 }, async () => {
    const answers = await Promise.all(
      everyCommand.map(
        async (name) => [await run(name, ["--help"]), await run(name, ["--nonsense"])] as const,
      ),
    );
    for (const [help, nonsense] of answers) {
      expect(help).toMatchObject({
        code: 0,
        output: expect.stringMatching(/^[A-Z].*\.\n\nUsage: npm (run|start)/),
      });
      expectSentence(nonsense, /^Usage: npm (run|start)/);
    }
    for (const [name, args] of [
      ["backup", []],
      ["restore", ["a", "b"]],
      ["erase", ["--email", "nobody"]],
      ["rotate-key", ["now"]],
      ["verify-audit", ["1"]],
      ["../../bench/seed", ["many"]],
      ["../../bench/run", ["--only", "nothing"]],
      ["../../tests/nightly/fuzz/run", ["--engine", "none"]],
      ["../../tests/nightly/faults/run", ["--seconds", "x"]],
    ] as const)
      expectSentence(await run(name, [...args]), /^Usage: npm run /);
    expect(await readdir(folder)).toEqual([]);
  });

  test("without a database creates none", async () => {
    for (const name of ["backup", "erase", "verify-audit", "rotate-key"])
      expectSentence(
        await run(name, calls[name] ?? []),
        /^There is no database in .* Set DATA_DIR or DATABASE_URL/,
      );
    expectSentence(await run("restore", ["/nowhere/nawat.gz"]), /^\/nowhere\/nawat\.gz does not exist/);
    expectSentence(await run("restore", [folder]), / is not a file\.$/m);
    expect(await readdir(folder)).toEqual([]);
  });

  test("says that a Postgres cannot be reached, and not its password", async () => {
    const file = join(folder, "a.gz");
    await writeFile(file, "no backup");
    const environment = { DATABASE_URL: "postgres://nawat:sesame@127.0.0.1:1/nawat" };
    const outputs = await Promise.all(
      Object.entries(calls).map(([name, args]) =>
        run(name, name === "restore" ? [file] : args, undefined, environment),
      ),
    );
    for (const answer of outputs) {
      expect(answer.output).not.toContain("sesame");
      expectSentence(
        answer,
        /^(The database is not available: .*127\.0\.0\.1:1.*|This file is damaged or is not a backup\.)$/m,
      );
    }
    await rm(file);
  });

  test("says where it cannot write", async () => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    expectSentence(await run("backup", [join(folder, "none/a.gz")]), /none does not exist\.$/m);
    expectSentence(await run("backup", [join(file, "a.gz")]), /a-file is not a folder\.$/m);
    expectSentence(await run("backup", [file]), /already exists\. Choose another name\.$/m);
    expectSentence(
      await run("../../bench/seed", ["1"], file),
      /a-file is a file, not a folder\. Set DATA_DIR to/,
    );
    await rm(file);
  });
});
