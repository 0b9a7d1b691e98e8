import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Database, isDatabaseError, type Transaction } from "../database/database.ts";
import { applyMigrations, listAppliedMigrations, loadMigrations, migrateWith } from "../database/migrate.ts";
import { eraseAgain } from "../erasing/erase-again.ts";
import { readErased } from "../erasing/erased-list.ts";
import { explainFailure } from "../log/explain-failure.ts";
import { dropSchema } from "./drop-schema.ts";
import type { BackupHeader } from "./format.ts";
import { BackupError, loadBatches, verifyBackup } from "./load-backup.ts";
import { countRows, listTables } from "./tables.ts";
import { loosenTables, tightenTables } from "./table-rules.ts";
import { writeRows } from "./write-backup.ts";

export interface RestoreOptions {
  /** Delete what the database holds now. */
  replace?: boolean;
  /** Where a backup of that is kept; nowhere when undefined. */
  copyFolder?: string | undefined;
  /** Where the list of what was erased lies; nothing is erased again when undefined. */
  dataDir?: string | undefined;
}

/**
 * Puts the rows of a backup into `database`, in one transaction: the files of the schema that there were then, its rows, the
 * migrations made since, and an entry in the audit log. What the list in `dataDir` names is erased again. Throws, and changes
 * nothing, when the file is damaged or newer, when what is there cannot be kept, and, unless `replace`, when there are rows.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { replace = false, copyFolder, dataDir }: RestoreOptions = {},
) {
  const header = await verifyBackup(file);
  await requireKnownMigrations(header);
  let copy: string | undefined;
  let erasedAgain: Record<string, number> | undefined;
  await migrateWith(database, async (transaction) => {
    await transaction.execute("set local idle_in_transaction_session_timeout = 0");
    if ((await listAppliedMigrations(transaction)).length > 0) {
      if (!replace) await requireNoRows(transaction);
      else if (copyFolder) copy = await keepCopy(transaction, copyFolder);
      await dropSchema(transaction);
    }
    await applyMigrations(transaction, new Set(header.migrations.map(({ name }) => name)));
    await requireKnownColumns(transaction, header);
    await insertRows(transaction, header, file);
    await applyMigrations(transaction);
    await recordRestore(transaction, header);
    // Erasing that still went on is done: the tables were dropped.
    const ids = dataDir && (await readErased(dataDir));
    if (ids) erasedAgain = await eraseAgain(transaction, ids);
  }).catch(async (error: unknown) => {
    // The database still holds its rows.
    if (copy) await rm(copy, { force: true });
    throw error;
  });
  return { createdAt: header.createdAt, copy, erasedAgain };
}

/** The text of a file may be another one since: what it makes is compared below. */
async function requireKnownMigrations({ migrations }: BackupHeader) {
  const known = new Set((await loadMigrations()).map(({ name }) => name));
  const unknown = migrations.find(({ name }) => !known.has(name));
  if (unknown) throw otherVersion(`which has the migration ${unknown.name}`);
}

function otherVersion(what: string): BackupError {
  return new BackupError(
    `The backup was made by another version, ${what}. Restore it with that version or a later one.`,
  );
}

async function requireNoRows(transaction: Transaction) {
  const counts = (await countAllRows(transaction)).map(({ table, rows }) => `${rows} in ${table}`);
  if (counts.length > 0)
    throw new Error(
      `The database is not empty: ${counts.join(", ")}. --replace saves these rows to a backup, then deletes them.`,
    );
}

/** A role that policies hold would see none of the rows that there are. Throws for it. */
async function countAllRows(transaction: Transaction) {
  try {
    await transaction.execute("set local row_security = off");
    const counts = await countRows(transaction);
    await transaction.execute("set local row_security = on");
    return counts;
  } catch (error) {
    throw isDatabaseError(error) && error.code === "42501"
      ? new Error("The role in DATABASE_URL cannot read every row: it needs BYPASSRLS.", { cause: error })
      : error;
  }
}

/** Nobody writes meanwhile, so nothing is deleted that is not in the copy. There is none of nothing. */
async function keepCopy(transaction: Transaction, folder: string): Promise<string | undefined> {
  const copy = join(folder, `replaced-${new Date().toISOString().replaceAll(":", "-")}.gz`);
  const tables = (await listTables(transaction)).map(({ name }) => name);
  await transaction.execute(`lock table ${tables.join(", ")} in access exclusive mode`);
  try {
    if ((await countAllRows(transaction)).length === 0) return undefined;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeRows(transaction, copy);
    // The next statements run as roles that policies apply to.
    await transaction.execute("set local row_security = on");
  } catch (error) {
    const reason = explainFailure(error);
    throw new Error(
      `The current rows could not be saved to ${copy}: ${reason} Save them yourself, then add --without-copy.`,
      { cause: error },
    );
  }
  return copy;
}

/** A column that is new here has its default in every row. */
async function requireKnownColumns(transaction: Transaction, { tables }: BackupHeader) {
  const here = new Map((await listTables(transaction)).map(({ name, columns }) => [name, columns]));
  const unknown = tables.flatMap(({ name, columns }) => {
    const known = here.get(name);
    return known ? columns.filter((one) => !known.includes(one)).map((one) => `${name}.${one}`) : [name];
  });
  if (unknown.length > 0) throw otherVersion(`which also has ${unknown.join(", ")}`);
}

async function insertRows(transaction: Transaction, { tables }: BackupHeader, file: string) {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns.join(", ")]));
  await loosenTables(transaction);
  // A migration may have put rows of its own there.
  for (const { name } of tables) await transaction.execute(`delete from ${name}`);
  for await (const { table, line } of loadBatches(file)) {
    const columns = columnsOf.get(table);
    if (columns === undefined)
      throw new BackupError("The backup has rows of a table that its header does not list.");
    await transaction.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1::json -> 'rows')`,
      [line],
    );
  }
  await tightenTables(transaction);
}

async function recordRestore(transaction: Transaction, { createdAt }: BackupHeader) {
  await transaction.execute("set local role schema_owner");
  await transaction.query(
    `insert into public.admin_audit_log (action, resource_type, resource_id, details)
     values ('database.restored', 'database', '', jsonb_build_object('backup', $1::text))`,
    [createdAt],
  );
  await transaction.execute("reset role");
}
