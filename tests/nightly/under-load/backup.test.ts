import { expect, test } from "vitest";
import { everyEngine } from "../../support/engines.ts";
import { measureBackup } from "../faults/measure-backup.ts";

/** `npm run faults` measures it with twice the load, and for longer. */
test.each(everyEngine)(
  "a backup under load on $name has every inquiry that was answered before it began",
  async ({ createTestDatabase }) => {
    const figures = await measureBackup(() => createTestDatabase(), 2, 100);
    expect(figures).toMatchObject({ lost: 0, failed: 0 });
    expect(figures.answeredBefore).toBeGreaterThanOrEqual(100);
    // The process went on without the backup.
    expect(figures.restored).toBeLessThan(figures.answered);
  },
);
