import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Failure,
  listPlaywrightFailures,
  listVitestFailures,
  type PlaywrightReport,
  printFailures,
  type VitestReport,
} from "./failures.ts";
import { explainPlatform } from "./support/choose-browser.ts";

// npm run check: what needs no build and no database. npm run test:all: also the other language and engine, and tests/nightly.
const isCheck = process.argv.includes("--check");
if (process.argv.includes("--all")) process.env["TEST_ALL"] = "1";

const reason = isCheck ? undefined : explainPlatform(process.platform);
if (reason) {
  console.error(reason);
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), "nawat-test-"));
const totals = { passed: 0, failed: 0 };
const failures: Failure[] = [];

// Each of these uses one core for much of its time, so they run at once; the types wait for those of the routes. Each later step
// runs even when an earlier one failed.
await Promise.all([
  ...(isCheck ? [] : [check("build", "react-router", "build")]),
  check("types of the routes", "react-router", "typegen").then(() => check("types", "tsc")),
  check("lint", "oxlint", "--deny-warnings"),
  check("format", "oxfmt", "--check"),
]);
await runVitest();
if (!isCheck) await runPlaywright();

await rm(folder, { recursive: true });
printFailures(failures);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

/** Prints what the command says once it has ended, so that those of others do not mix with it. */
async function check(name: string, command: string, ...parameters: string[]) {
  const startedAt = performance.now();
  const { output, hasPassed } = await runQuietly(command, parameters);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(output);
  console.log(
    `${hasPassed ? "ok" : "FAILED"}: ${name} (${[command, ...parameters].join(" ")}), ${seconds} s`,
  );
  addResult(hasPassed ? 1 : 0, hasPassed ? 0 : 1, hasPassed);
}

function runQuietly(command: string, parameters: string[]): Promise<{ output: string; hasPassed: boolean }> {
  return new Promise((resolve) => {
    execFile(command, parameters, { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) =>
      resolve({ output: stdout + stderr, hasPassed: error === null }),
    );
  });
}

async function runVitest() {
  const path = join(folder, "vitest.json");
  await run("vitest", [
    "run",
    ...(isCheck ? ["--project=unit", "--project=firm"] : []),
    "--silent=passed-only",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${path}`,
  ]);
  const report = await loadReport<VitestReport>(path);
  const { numPassedTests = 0, numTotalTests = 1, success = false } = report ?? {};
  addResult(numPassedTests, numTotalTests - numPassedTests, success);
  if (report) failures.push(...listVitestFailures(report));
}

async function runPlaywright() {
  const path = join(folder, "playwright.json");
  await run("playwright", ["test", "--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: path });
  const report = await loadReport<PlaywrightReport>(path);
  const { expected = 0, unexpected = 1, flaky = 0, skipped = 0 } = report?.stats ?? {};
  addResult(expected, unexpected + flaky + skipped, expected > 0);
  if (report) failures.push(...listPlaywrightFailures(report));
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
