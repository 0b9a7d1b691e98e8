import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { listTables } from "../../server/backups/tables.ts";
import { buildTemplate } from "../../server/database/embedded/build-template.ts";
import { openEmbedded } from "../../server/database/embedded/embedded.ts";
import { builtTemplates, copyTemplate, findTemplate } from "../../server/database/embedded/template.ts";
import { migrate } from "../../server/database/migrate.ts";
import { createEmptyDataFolder } from "../support/data-folder.ts";

describe("the template of the embedded database", () => {
  let templates: string;

  beforeAll(async () => {
    templates = await createEmptyDataFolder();
    await buildTemplate(templates);
    return () => rmSync(templates, { recursive: true });
  });

  /** What a database on `dataDir` holds after its first start, the moments of its creation left out. */
  async function describeDatabase(dataDir: string, from: string) {
    const database = await openEmbedded(dataDir, { templates: from });
    await migrate(database);
    const described = await database.transaction(async (transaction) => {
      const catalogs = [
        "pg_class",
        "pg_attribute",
        "pg_proc",
        "pg_policy",
        "pg_constraint",
        "pg_trigger",
        "pg_authid",
      ];
      const rows = new Map<string, string[]>();
      for (const name of [
        ...catalogs,
        "migrations.applied",
        ...(await listTables(transaction)).map((table) => table.name),
      ]) {
        const found = await transaction.query<{ row: string }>(
          `select (to_jsonb(t) - '{applied_at,relpages,reltuples,relallvisible,relallfrozen,relfilenode,relfrozenxid,relminmxid,attmissingval}'::text[])::text as row
           from ${name} as t order by 1`,
        );
        rows.set(
          name,
          found.rows.map(({ row }) => row),
        );
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
    expect(
      [...copied.keys()].filter((name) => copied.get(name)?.join() !== created.get(name)?.join()),
    ).toEqual([]);
  });

  test("is copied again when the first copy was cut off", async () => {
    const dataDir = await createEmptyDataFolder();
    const files = ["die-while-copying.ts", "write-and-read.ts"].map((name) =>
      join(import.meta.dirname, name),
    );
    const [preload = "", script = ""] = files;
    const { signal } = spawnSync(process.execPath, ["--import", preload, script, dataDir, "/dev/null"]);
    expect(signal).toBe("SIGKILL");
    expect(readdirSync(dataDir)).toContain("postgres.unfinished");
    expect(readdirSync(join(dataDir, "postgres")).length).toBeGreaterThan(5);
    const tables = await listTablesOf(dataDir, builtTemplates);
    expect(tables.length).toBeGreaterThan(20);
    expect(readdirSync(dataDir)).not.toContain("postgres.unfinished");
  });

  test("of another schema is left alone", async () => {
    const others = await createEmptyDataFolder();
    cpSync(await findTemplate(templates), join(others, "0123456789abcdef.zst"));
    expect(await listTablesOf(await createEmptyDataFolder(), others)).toEqual([]);
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

/** Those of the site, before any migration ran. */
async function listTablesOf(dataDir: string, templates: string): Promise<string[]> {
  const database = await openEmbedded(dataDir, { templates });
  const tables = await database.transaction(listTables);
  await database.close();
  return tables.map(({ name }) => name);
}
