import { describe, expect, test } from "vitest";
import { embedded, postgres } from "../support/engines.ts";
import { fuzz } from "./fuzz/fuzz.ts";
import { describeReport } from "./fuzz/report.ts";

const count = 1_000;

// Others for each engine, as of `npm run fuzz`, which also judges how long they take: this machine may be busy.
describe.each([
  { name: embedded.name, engine: embedded, from: 0 },
  { name: postgres.name, engine: postgres, from: count },
])("random requests, on $name", ({ engine, from }) => {
  test(`are answered or cleanly refused (${count} of them)`, { timeout: 600_000 }, async () => {
    const report = await fuzz({ engine, seed: 20_261_121, from, count });
    console.log(describeReport(report));
    expect(report.problems).toEqual([]);
    expect(report.unavailable).toBe(0);
    expect(report.statuses["rest 200"] ?? 0).toBeGreaterThan(count / 40);
  });
});
