import { rm } from "node:fs/promises";
import { join } from "node:path";
import { listTables } from "../../server/backups/tables.ts";
import type { Database } from "../../server/database/database.ts";
import { openOperatorDatabase } from "../../server/database/open-database.ts";
import type { TestDatabase } from "../engines.ts";

/** Opens the database of a running site, above all its rules. */
export async function withSiteDatabase<Result>(
  site: TestDatabase,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openOperatorDatabase(site);
  return work(database).finally(() => database.close());
}

/** The rows of one statement. */
export function queryAsOwner<Row>(site: TestDatabase, statement: string): Promise<Row[]> {
  return withSiteDatabase(site, async (database) => {
    const { rows } = await database.transaction((transaction) => transaction.query<Row>(statement));
    return rows;
  });
}

/** What the process has since its start, and needs. */
const keptTables = new Set([
  "auth.secrets",
  "auth.signing_keys",
  "private.audit_head",
  "private.mailbox_positions",
  "public.closed_days",
  "public.reply_templates",
]);

/** Makes a site as it was at its start: a process that starts anew takes seconds. */
export async function emptySite(site: TestDatabase): Promise<void> {
  await withSiteDatabase(site, (database) =>
    database.transaction(async (transaction) => {
      const tables = (await listTables(transaction)).filter(({ name }) => !keptTables.has(name));
      await transaction.execute(`
        set local session_replication_role = replica;
        ${tables.map(({ name }) => `delete from ${name};`).join("\n")}
        update private.audit_head set number = 0, hash = ''`);
    }),
  );
  await rm(join(site.dataDir, "mail"), { recursive: true, force: true });
}
