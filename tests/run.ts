import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Everything CI runs, in the order that fails soonest; each later step runs even when an earlier one failed. */
const folder = await mkdtemp(join(tmpdir(), "nawat-test-"));
const unitReport = join(folder, "unit.json");
const journeyReport = join(folder, "journeys.json");
const tally = { passed: 0, failed: 0 };

await check("types", "react-router", "typegen");
await check("types", "tsc");
await check("lint", "oxlint", "--deny-warnings");
await check("format", "oxfmt", "--check");
await check("build", "react-router", "build");

await run("vitest", [
  "run",
  "--silent=passed-only",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${unitReport}`,
]);
const unit = await readReport<{ numPassedTests: number; numTotalTests: number; success: boolean }>(
  unitReport,
);
count(unit?.numPassedTests ?? 0, unit ? unit.numTotalTests - unit.numPassedTests : 1, unit?.success);

await run("playwright", ["test", "--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport });
const journeys = await readReport<{
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}>(journeyReport);
const { expected = 0, unexpected = 1, flaky = 0, skipped = 0 } = journeys?.stats ?? {};
count(expected, unexpected + flaky + skipped, expected > 0);

await rm(folder, { recursive: true });
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;

async function check(name: string, command: string, ...parameters: string[]) {
  const isGood = (await run(command, parameters)) === 0;
  console.log(`${isGood ? "ok" : "FAILED"}: ${name} (${[command, ...parameters].join(" ")})`);
  count(isGood ? 1 : 0, isGood ? 0 : 1, isGood);
}

/** A runner that failed without a failing test, as when a file does not load, has failed all the same. */
function count(passed: number, failed: number, isGood = false) {
  tally.passed += passed;
  tally.failed += failed === 0 && !isGood ? 1 : failed;
}

function run(
  command: string,
  parameters: string[],
  environment: Record<string, string> = {},
): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { stdio: "inherit", env: { ...process.env, ...environment } });
    child.on("exit", (code) => resolve(code));
    child.on("error", () => resolve(null));
  });
}

async function readReport<Report>(path: string): Promise<Report | undefined> {
  try {
    // The runners' own formats; only the fields named by the caller are read.
    return JSON.parse(await readFile(path, "utf8")) as Report;
  } catch {
    return undefined;
  }
}
