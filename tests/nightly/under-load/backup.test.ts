import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../../server/database/open-database.ts";
import { everyEngine } from "../../support/engines.ts";
import { runOperatorCommand } from "../../support/operator-command.ts";
import { startServerProcess } from "../../support/server-process.ts";
import { MixedLoad } from "../faults/mixed-load.ts";

/** Of these, two in five are inquiries. */
const perSecond = 40;

test.each(everyEngine)(
  "a backup under load on $name has every inquiry that was answered before it began, and nobody notices it",
  async ({ createTestDatabase }) => {
    const source = await createTestDatabase();
    const target = await createTestDatabase();
    const server = await startServerProcess(source);
    const load = new MixedLoad(server.url, perSecond);
    await load.waitForAnswers(2 * perSecond);
    const before = [...load.confirmed];
    const file = join(target.dataDir, "backup.gz");
    expect(await runOperatorCommand(source, "backup", [file])).toMatchObject({ code: 0 });
    await load.waitForAnswers(perSecond);
    await load.stop();
    expect(load.problems).toEqual([]);
    server.child.kill("SIGKILL");
    await server.exited;
    await source.remove();

    expect(await runOperatorCommand(target, "restore", [file, "--replace"])).toMatchObject({ code: 0 });
    const database = await openDatabase(target);
    const { rows } = await database.transaction((t) =>
      t.query<{ subject: string }>("select subject from public.inquiries"),
    );
    await database.close();
    await target.remove();
    const restored = new Set(rows.map(({ subject }) => subject));
    expect(before.length).toBeGreaterThanOrEqual(perSecond / 2);
    expect(before.filter((subject) => !restored.has(subject))).toEqual([]);
    // The process went on without the backup.
    expect(restored.size).toBeLessThan(load.confirmed.length);
  },
);
