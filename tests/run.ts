import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { explainPlatform } from "./support/choose-browser.ts";
import { printFailures, type VitestReport } from "./vitest-report.ts";

// `npm run test:all`: also both languages, both engines, rules broken on purpose, load, and what is slow (tests/nightly).
if (process.argv.includes("--all")) process.env["TEST_ALL"] = "1";

const reason = explainPlatform(process.platform);
if (reason) {
  console.error(reason);
  process.exit(1);
}

/** Everything CI runs, in the order that fails soonest; each later step runs even when an earlier one failed. */
const folder = await mkdtemp(join(tmpdir(), "nawat-test-"));
const unitReport = join(folder, "unit.json");
const e2eReport = join(folder, "e2e.json");
const totals = { passed: 0, failed: 0 };

// Each of these uses one core for much of its time, so they run at once; the types wait for those of the routes.
await Promise.all([
  check("build", "react-router", "build"),
  check("types of the routes", "react-router", "typegen").then(() => check("types", "tsc")),
  check("lint", "oxlint", "--deny-warnings"),
  check("format", "oxfmt", "--check"),
]);

await run("vitest", [
  "run",
  "--silent=passed-only",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${unitReport}`,
]);
const unit = await loadReport<VitestReport>(unitReport);
addResult(unit?.numPassedTests ?? 0, unit ? unit.numTotalTests - unit.numPassedTests : 1, unit?.success);

await run("playwright", ["test", "--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport });
const e2e = await loadReport<{
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}>(e2eReport);
const { expected = 0, unexpected = 1, flaky = 0, skipped = 0 } = e2e?.stats ?? {};
if (flaky > 0) console.log(`${flaky} passed when they were tried again.`);
addResult(expected + flaky, unexpected + skipped, expected > 0);

if (unit) printFailures(unit);

await rm(folder, { recursive: true });
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

/** Prints what the command says once it has ended, so that those of others do not mix with it. */
async function check(name: string, command: string, ...parameters: string[]) {
  const { output, hasPassed } = await runQuietly(command, parameters);
  process.stdout.write(output);
  console.log(`${hasPassed ? "ok" : "FAILED"}: ${name} (${[command, ...parameters].join(" ")})`);
  addResult(hasPassed ? 1 : 0, hasPassed ? 0 : 1, hasPassed);
}

function runQuietly(command: string, parameters: string[]): Promise<{ output: string; hasPassed: boolean }> {
  return new Promise((resolve) => {
    execFile(command, parameters, { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) =>
      resolve({ output: stdout + stderr, hasPassed: error === null }),
    );
  });
}

/** A runner can fail without a failing test, for example when a file does not load. That counts as one failure. */
function addResult(passed: number, failed: number, hasPassed = false) {
  totals.passed += passed;
  totals.failed += failed === 0 && !hasPassed ? 1 : failed;
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

async function loadReport<Report>(path: string): Promise<Report | undefined> {
  try {
    // The runners' own formats; only the fields named by the caller are read.
    return JSON.parse(await readFile(path, "utf8")) as Report;
  } catch {
    return undefined;
  }
}
