import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { listTables } from "../../server/backups/tables.ts";
import { buildTemplate } from "../../server/database/embedded/build-template.ts";
import { openEmbedded } from "../../server/database/embedded/embedded.ts";
import { copyTemplate, findTemplate } from "../../server/database/embedded/template.ts";
import { migrate } from "../../server/database/migrate.ts";
import { createEmptyDataFolder } from "../support/data-folder.ts";

describe("the template of the embedded database", () => {
  let templates: string;

  beforeAll(async () => {
    templates = await createEmptyDataFolder();
    await buildTemplate(templates);
    return () => rmSync(templates, { recursive: true });
  }, 60_000);

  /** What a database on `dataDir` holds after its first start, the moments of its creation left out. */
  async function describeDatabase(dataDir: string, from: string) {
    const database = await openEmbedded(dataDir, { templates: from });
    await migrate(database);
    const described = await database.transaction(async (transaction) => {
      const tables = await listTables(transaction);
      const names = [
        ...["pg_class", "pg_attribute", "pg_proc", "pg_policy", "pg_constraint", "pg_trigger", "pg_authid"],
        ...["migrations.applied", ...tables.map((table) => table.name)],
      ];
      const rows = new Map<string, string>();
      for (const name of names) {
        const found = await transaction.query<{ row: string }>(
          `select (to_jsonb(t) - '{applied_at,relpages,reltuples,relallvisible,relallfrozen,relfilenode,relfrozenxid,relminmxid,attmissingval}'::text[])::text as row
           from ${name} as t order by 1`,
        );
        rows.set(name, found.rows.map(({ row }) => row).join());
      }
      return rows;
    });
    await database.close();
    return described;
  }

  test("is copied by a first start, and holds what that would have made", async () => {
    const [copied, created] = [
      await describeDatabase(await createEmptyDataFolder(), templates),
      await describeDatabase(await createEmptyDataFolder(), "nowhere"),
    ];
    expect([...copied.keys()].filter((name) => copied.get(name) !== created.get(name))).toEqual([]);
  });

  test("of another schema is left alone", async () => {
    const others = await createEmptyDataFolder();
    cpSync(await findTemplate(templates), join(others, "0123456789abcdef.zst"));
    const database = await openEmbedded(await createEmptyDataFolder(), { templates: others });
    // Those of the site, before any migration ran.
    expect(await database.transaction(listTables)).toEqual([]);
    await database.close();
  });

  test("says what to do when it is damaged, and the next build makes it anew", async () => {
    const copy = async () => {
      const folder = await createEmptyDataFolder();
      return copyTemplate(folder, templates).finally(() => rmSync(folder, { recursive: true }));
    };
    const template = await findTemplate(templates);
    const whole = readFileSync(template);
    const { length } = whole;
    const flipped = [0, 100, length / 3, length / 2, length - 1].map((at) =>
      Buffer.from(whole.map((byte, index) => (index === Math.floor(at) ? byte ^ 1 : byte))),
    );
    for (const damaged of [Buffer.alloc(0), Buffer.from("[]\n"), whole.subarray(0, length / 2), ...flipped]) {
      writeFileSync(template, damaged);
      await expect(copy()).rejects.toThrow("build the site again");
    }
    await buildTemplate(templates);
    expect(await copy()).toBe(true);
  });
});
