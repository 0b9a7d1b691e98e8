import { beforeAll, expect, test } from "vitest";
import { faults } from "../faults/faults.ts";
import { type Installation, startInstallation } from "../faults/installation.ts";
import { MixedLoad } from "../faults/mixed-load.ts";

/** Longer than a call may wait for the database. */
const seconds = 12;

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation();
  return installation.close;
});

test.each(faults)(
  "$name, under load: nothing answered is lost, and all is answered again",
  async ({ run, mayFail, isSeamless }) => {
    const load = new MixedLoad(installation.processes.balancer.url, 40);
    await load.waitForAnswers(30);
    await run(installation, seconds);
    await load.waitForAnswers(30);
    await load.stop();
    expect(await installation.findLost(load.confirmed)).toEqual([]);
    if (!mayFail) expect(load.problems).toEqual([]);
    if (isSeamless) expect(load.outcomes.unavailable).toBe(0);
    // Before and after it, at the least.
    expect(load.outcomes.answered).toBeGreaterThanOrEqual(60);
    expect(load.slowest).toBeLessThan(20_000);
  },
);
