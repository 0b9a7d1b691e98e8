import { beforeAll, expect, test } from "vitest";
import { faults } from "../faults/faults.ts";
import { type PostgresInstallation, startPostgresInstallation } from "../faults/installation.ts";
import { measureFault } from "../faults/measure-fault.ts";

/** `npm run faults` lets them last a minute. */
const seconds = 1.5;

let installation: PostgresInstallation;

beforeAll(async () => {
  installation = await startPostgresInstallation();
  return installation.close;
});

test.each(faults.filter(({ isExtra }) => !isExtra))(
  "$name, under load: nothing answered is lost, and all is answered again",
  async (fault) => {
    const figures = await measureFault(installation, fault, seconds);
    expect(figures.violations).toEqual([]);
    // Before and after it, at the least.
    expect(figures.answered).toBeGreaterThanOrEqual(60);
    expect(figures.slowestSeconds).toBeLessThan(20);
  },
);
