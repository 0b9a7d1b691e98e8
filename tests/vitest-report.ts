import { relative } from "node:path";
import { formatTable } from "../bench/table.ts";

/** What is read of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  success: boolean;
  testResults: {
    name: string;
    assertionResults: {
      status: string;
      ancestorTitles: string[];
      title: string;
      fullName: string;
      failureMessages: string[];
    }[];
  }[];
}

/** Which calls of the official clients work on which engine. */
export function printJourneys({ testResults }: VitestReport) {
  const results = testResults
    .filter(({ name }) => name.endsWith("client-journeys.test.ts"))
    .flatMap((file) => file.assertionResults)
    .filter(({ ancestorTitles }) => ancestorTitles.length > 0);
  const engines = [...new Set(results.map(({ ancestorTitles }) => ancestorTitles.join(" ")))];
  const calls = [...new Set(results.map(({ title }) => title))];
  const rows = calls.map((call) => [
    call,
    ...engines.map((engine) => {
      const result = results.find((one) => one.title === call && one.ancestorTitles.join(" ") === engine);
      return result?.status ?? "missing";
    }),
  ]);
  if (rows.length > 0) console.log(`\n${formatTable(["official client", ...engines], rows)}\n`);
}

/** The tests that failed, again: a log that was cut short still shows its end. */
export function printFailures({ testResults }: VitestReport) {
  for (const { name, assertionResults } of testResults) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === "passed") continue;
      console.log(`${status}: ${relative("", name)} › ${fullName}`);
      for (const message of failureMessages) console.log(message.split("\n", 4).join("\n"));
    }
  }
}
