import type { FuzzReport } from "./fuzz.ts";

/** What a whole run must keep to, in milliseconds and megabytes. */
const goals = { answerMs: 2_000, workMs: 100, heapGrowthMb: 64, residentGrowthMb: 400 };

/** All measurements of a run, as text. */
export function describeReport(report: FuzzReport): string {
  const { before, after } = report.memory;
  const rounded = (number: number) => Math.round(number);
  return [
    `answers: ${Object.entries(report.statuses)
      .sort()
      .map(([kind, count]) => `${kind} ×${count}`)
      .join(", ")}`,
    `unavailable (503 with Retry-After): ${report.unavailable}; big bodies cut off: ${report.unanswered}`,
    `slowest: ${rounded(report.slowest.ms)} ms, ${report.slowest.request}`,
    `event loop: ${rounded(report.longestWorkMs)} ms of work in one turn`,
    `memory: heap ${rounded(before.heapMb)} to ${rounded(after.heapMb)} MB, process ${rounded(before.residentMb)} to ${rounded(after.residentMb)} MB`,
  ].join("\n");
}

/** What of it breaks a goal. */
export function violationsOf(report: FuzzReport): string[] {
  const { before, after } = report.memory;
  const violations = [...report.problems];
  const mustNot = (is: boolean, words: string) => is && violations.push(words);
  mustNot(report.unavailable > 0, `the database was unavailable ${report.unavailable} times`);
  mustNot(
    report.slowest.ms > goals.answerMs,
    `an answer took more than ${goals.answerMs} ms: ${report.slowest.request}`,
  );
  mustNot(
    report.longestWorkMs > goals.workMs,
    `the event loop worked more than ${goals.workMs} ms without turning`,
  );
  mustNot(after.heapMb - before.heapMb > goals.heapGrowthMb, "memory of the heap did not return");
  mustNot(
    after.residentMb - before.residentMb > goals.residentGrowthMb,
    "memory of the process did not return",
  );
  return violations;
}
