import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { fuzz } from "./fuzz.ts";
import { describeReport } from "./report.ts";

const count = 2_000;

describe.each(engines)("random requests, on $name", (engine) => {
  // How long they take is for `npm run fuzz` to judge: this machine may be busy.
  test(`are answered or cleanly refused (${count} of them)`, { timeout: 600_000 }, async () => {
    const report = await fuzz({ engine, seed: 20_261_121, from: 0, count });
    console.log(describeReport(report));
    expect(report.problems).toEqual([]);
    expect(report.unavailable).toBe(0);
    expect(report.statuses["rest 200"] ?? 0).toBeGreaterThan(count / 40);
  });
});
