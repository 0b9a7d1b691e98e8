import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { listTables } from "../../server/backups/tables.ts";
import { buildTemplate } from "../../server/database/embedded/build-template.ts";
import { openEmbedded } from "../../server/database/embedded/embedded.ts";
import { findTemplate } from "../../server/database/embedded/template.ts";
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
    const database = await openEmbedded(dataDir, from);
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
    cpSync(await findTemplate(templates), join(others, "0123456789abcdef"), { recursive: true });
    const database = await openEmbedded(await createEmptyDataFolder(), others);
    // Those of the site, before any migration ran.
    expect(await database.transaction(listTables)).toEqual([]);
    await database.close();
  });
});
