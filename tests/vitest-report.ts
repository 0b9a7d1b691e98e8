import { relative } from "node:path";

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
