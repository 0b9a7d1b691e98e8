import type { Database, Transaction } from "../database/database.ts";
import { applyMigrations, listAppliedMigrations, loadMigrations, migrateWith } from "../database/migrate.ts";
import { dropSchema } from "./drop-schema.ts";
import type { BackupHeader } from "./format.ts";
import { BackupError, readBatches, verifyBackup } from "./read-backup.ts";
import { countRows, listTables } from "./tables.ts";
import { loosenTables, tightenTables } from "./table-rules.ts";

export interface RestoreOptions {
  /** Delete what the database holds now. */
  replace?: boolean;
}

/**
 * Puts the rows of a backup into `database`, in one transaction: the schema as it was then, its rows, and the migrations made
 * since. Throws, and changes nothing, when the file is damaged or of a newer version, and, unless `replace`, when the database
 * has rows. Returns the header of the backup.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { replace = false }: RestoreOptions = {},
): Promise<BackupHeader> {
  const header = await verifyBackup(file);
  await requireKnownMigrations(header);
  await migrateWith(database, async (transaction) => {
    await transaction.execute("set local idle_in_transaction_session_timeout = 0");
    if ((await listAppliedMigrations(transaction)).length > 0) {
      if (!replace) await requireNoRows(transaction);
      await dropSchema(transaction);
    }
    await applyMigrations(transaction, new Set(header.migrations.map(({ name }) => name)));
    await requireSameTables(transaction, header);
    await insertRows(transaction, header, file);
    await applyMigrations(transaction);
  });
  return header;
}

async function requireKnownMigrations({ migrations }: BackupHeader) {
  const known = new Map((await loadMigrations()).map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (unknown)
    throw new BackupError(
      `The backup is of another version, which has the migration ${unknown.name}. Restore it with that version or a later one.`,
    );
}

async function requireNoRows(transaction: Transaction) {
  const counts = (await countRows(transaction)).map(({ table, rows }) => `${rows} in ${table}`);
  if (counts.length > 0)
    throw new Error(
      `The database has rows: ${counts.join(", ")}. With --replace all of them are deleted first.`,
    );
}

async function requireSameTables(transaction: Transaction, { tables }: BackupHeader) {
  const describe = (list: BackupHeader["tables"]) =>
    JSON.stringify(list.map(({ name, columns }) => [name, columns.toSorted()]).toSorted());
  if (describe(await listTables(transaction)) !== describe(tables))
    throw new BackupError("The backup has other tables than its migrations make.");
}

async function insertRows(transaction: Transaction, { tables }: BackupHeader, file: string) {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns.join(", ")]));
  await loosenTables(transaction);
  // A migration may have put rows of its own there.
  for (const { name } of tables) await transaction.execute(`delete from ${name}`);
  for await (const { table, line } of readBatches(file)) {
    const columns = columnsOf.get(table);
    if (columns === undefined) throw new BackupError("The backup has rows of a table that it does not name.");
    await transaction.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1::json -> 'rows')`,
      [line],
    );
  }
  await tightenTables(transaction);
}
