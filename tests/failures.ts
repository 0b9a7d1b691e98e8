import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Failure {
  /** With its line, where the runner takes one. */
  file: string;
  title: string;
  /** What was expected, and what was found. */
  message: string;
  /** Runs this test alone. */
  command: string;
}

/** What is read of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  success: boolean;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { status: string; title: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: {
    ok: boolean;
    title: string;
    file: string;
    line: number;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

export function listVitestFailures({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative("", name);
    // A file that does not load has no tests.
    if (status !== "passed" && assertionResults.length === 0)
      return [{ file, title: "does not load", message, command: `npx vitest run ${file}` }];
    return assertionResults
      .filter((result) => result.status !== "passed")
      .map(({ title, fullName, failureMessages }) => ({
        file,
        title: fullName,
        message: failureMessages.join("\n") || "It was skipped.",
        command: `npx vitest run ${file} -t ${quote(title.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))}`,
      }));
  });
}

export function listPlaywrightFailures({ errors, suites }: PlaywrightReport): Failure[] {
  const outside = errors.map(({ message = "" }) => ({
    file: "playwright.config.ts",
    title: "outside a test",
    message,
    command: "npx playwright test",
  }));
  return [...outside, ...suites.flatMap(listFailuresOfSuite)];
}

function listFailuresOfSuite({ specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      file: `tests/${file}:${line}`,
      title,
      message: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = "" }) => message)))
        .join("\n"),
      command: `npx playwright test tests/${file}:${line}`,
    }));
  return [...own, ...suites.flatMap(listFailuresOfSuite)];
}

/** Each with the sentence that broke, where, and how to run it alone. They come last: a log that was cut short shows its end. */
export function printFailures(failures: Failure[]) {
  const prefix = process.env["TEST_ALL"] ? "TEST_ALL=1 " : "";
  for (const { file, title, message, command } of failures) {
    const lines = stripVTControlCharacters(message)
      .split("\n")
      .filter((line) => line.trim() !== "" && !/^\s+at /.test(line));
    console.log(`\nFAILED  ${title}\n  in    ${file}`);
    for (const line of lines.slice(0, 8)) console.log(`        ${line}`);
    console.log(`  alone ${prefix}${command}`);
  }
}

/** One word of a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
