import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { runOperatorCommand } from "../support/operator-command.ts";

/** Calls that are right, but for what is not there. */
const calls: Record<string, string[]> = {
  backup: [join(tmpdir(), "nawat-of-nothing.gz")],
  restore: ["/nowhere/nawat.gz"],
  erase: ["--email", "rana@example.com"],
  "verify-audit": [],
  "rotate-key": [],
};
const programs = [
  ...[...Object.keys(calls), "doctor", "../main", "../dev"],
  ...["bench/seed", "bench/run", "tests/nightly/fuzz/run"].map((name) => `../../${name}`),
];

describe("a command of the operator", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nawat-commands-"));
    return () => rm(folder, { recursive: true });
  });

  const run = (name: string, args: string[], environment = {}) =>
    runOperatorCommand({ dataDir: join(folder, "none"), databaseUrl: undefined }, name, args, environment);

  /** It says so in one sentence, and not where in the program. */
  async function expectSentence(name: string, args: string[], sentence: RegExp, environment = {}) {
    const { code, output } = await run(name, args, environment);
    expect(output).toMatch(sentence);
    expect(output.trimEnd().split("\n")).toHaveLength(1);
    expect(code).toBe(1);
  }

  test.each(programs)("says what it does, and what it does not understand: %s", async (name) => {
    expect(await run(name, ["--help"])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^[A-Z].*\.\n\nUsage: npm (run|start)/),
    });
    await expectSentence(name, ["--nonsense"], /^Usage: npm (run|start)/);
  });

  test("creates no database where there is none, and names one that cannot be reached without its password", async () => {
    const away = { DATABASE_URL: "postgres://nawat:sesame@127.0.0.1:1/nawat" };
    for (const name of ["backup", "erase", "verify-audit", "rotate-key"]) {
      const args = calls[name] ?? [];
      await expectSentence(name, args, /^There is no database in .* Set DATA_DIR or DATABASE_URL/);
      await expectSentence(name, args, /^The database is not available: (?!.*sesame).*127\.0\.0\.1:1/, away);
    }
    await expectSentence("restore", ["/nowhere/nawat.gz"], /^\/nowhere\/nawat\.gz does not exist/);
    await expectSentence("restore", [folder], / is not a file\.$/m);
    expect(await run("doctor", [], away)).toMatchObject({
      code: 1,
      output: expect.not.stringContaining("sesame"),
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test("says where it cannot write", async () => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    await expectSentence("backup", [join(folder, "none/a.gz")], /none does not exist\.$/m);
    await expectSentence("backup", [join(file, "a.gz")], /a-file is not a folder\.$/m);
    await expectSentence("backup", [file], /already exists\. Choose another name\.$/m);
  });
});

// Where Linux has it, Node tries to make this folder without end: no thread of the process ends any more.
test.runIf(process.platform === "linux")(
  "a start on a disk that does not answer ends the process",
  async () => {
    const start = await runOperatorCommand({ dataDir: "/proc/x", databaseUrl: undefined }, "../main", []);
    expect(start.code).toBe(1);
    expect(start.output).toMatch(/The data cannot be kept in \/proc\/x: .* Set DATA_DIR to another folder/);
  },
);
