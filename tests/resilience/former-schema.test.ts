import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { restoreBackup } from "../../server/backups/restore-backup.ts";
import { writeBackup } from "../../server/backups/write-backup.ts";
import type { Database } from "../../server/database/database.ts";
import { checkDatabase } from "../../server/doctor/check-database.ts";
import { loadMigrations, migrate } from "../../server/database/migrate.ts";
import { engines, openMigratedDatabase } from "../engines.ts";
import { makeFormer } from "./make-former.ts";

describe.each(engines)("a database made by the former files of the schema, on $name", (engine) => {
  let database: Database;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nawat-backups-"));
    const opened = await openMigratedDatabase(engine);
    database = opened.database;
    await makeFormer(database);
    await database.transaction((t) =>
      t.execute(
        `insert into public.inquiries (type, name, email, subject, message, reference)
         values ('contact', 'Rana', 'rana@example.com', 'x', 'x', 'N-22222')`,
      ),
    );
    return async () => {
      await opened.close();
      await rm(folder, { recursive: true });
    };
  });

  test("leaves a backup that is restored", async () => {
    const file = join(folder, "former.gz");
    await writeBackup(database, file);
    const other = await openMigratedDatabase(engine);
    await restoreBackup(other.database, file);
    await expectCurrent(other.database);
    await other.close();
  });

  test("is no problem to the doctor", async () => {
    const settings = {
      clamdUrl: undefined,
      databaseUrl: undefined,
      firstAdminEmail: undefined,
      imapUrl: undefined,
      isLocal: true,
      mailAuthservId: undefined,
      mailFrom: "hello@nawat.example",
      staffAal: "aal1" as const,
      staffEmails: [],
      staffLocale: "en" as const,
    };
    const { findings } = await checkDatabase(database, settings);
    expect(findings).toContainEqual({
      level: "warning",
      subject: "Migrations",
      message: expect.stringContaining("the next start updates them"),
    });
  });

  test("is upgraded by the next start, and holds what it held", async () => {
    await migrate(database);
    await expectCurrent(database);
    await migrate(database);
    await expectCurrent(database);
  });
});

async function expectCurrent(database: Database): Promise<void> {
  const files = (await loadMigrations()).map(({ name, checksum }) => ({ name, checksum }));
  await database.transaction(async (t) => {
    const { rows: record } = await t.query("select name, checksum from migrations.applied");
    expect(new Set(record)).toEqual(new Set(files));
    const { rows: inquiries } = await t.query("select name, reference from public.inquiries");
    expect(inquiries).toEqual([{ name: "Rana", reference: "N-22222" }]);
    const { rows: former } = await t.query(
      `select oid::regprocedure::text from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and (proname = 'require_admin' or prosrc ~ 'require_admin|public\\.erase_recipient|''csv''|pg_attribute as columns')
       union all select oid::regclass::text from pg_class where relname = 'inquiry_counts'`,
    );
    expect(former).toEqual([]);
    await t.execute("savepoint calls");
    const { rows: erased } = await t.query<{ count: string }>(
      "select public.erase_person('rana@example.com') ->> 'inquiries' as count",
    );
    expect(erased).toEqual([{ count: "1" }]);
    const grant = t.query("select public.grant_admin('rana@example.com')");
    await expect(grant).rejects.toThrow("Only admins may do this.");
    await t.execute("rollback to savepoint calls");
  });
}
