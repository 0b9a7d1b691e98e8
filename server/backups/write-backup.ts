import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Database, isDatabaseError, type Transaction } from "../database/database.ts";
import { listAppliedMigrations } from "../database/migrate.ts";
import { syncFolder } from "../database/sync-to-disk.ts";
import { type BackupHeader, formatBatch, formatVersion, rowsPerBatch } from "./format.ts";
import { type BackupTable, listTables } from "./tables.ts";

/**
 * Writes every row, all as they were at one moment, into a new `file` of this user alone. Nothing of that name is there before it
 * is complete and on the disk. Returns the number of rows.
 */
export async function writeBackup(database: Database, file: string): Promise<number> {
  // The embedded database has one transaction at a time: others wait until this one has ended.
  return database.transaction(
    async (transaction) => {
      await transaction.execute("set transaction isolation level repeatable read");
      return writeRows(transaction, file);
    },
    { readOnly: true },
  );
}

/** The same of all that `transaction` sees, whatever others commit meanwhile. */
export async function writeRows(transaction: Transaction, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another name.`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  const counter = { rows: 0 };
  try {
    await transaction.execute(readAllScript);
    const lines = Readable.from(withEnd(listLines(transaction, counter), counter));
    const output = createWriteStream(part, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(lines, createGzip({ level: 1 }), output);
    await rename(part, file);
    // The new name too is on the disk then.
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw isDatabaseError(error) && error.code === insufficientPrivilege
      ? new Error("The role in DATABASE_URL cannot read every row: it needs BYPASSRLS.", { cause: error })
      : error;
  }
  return counter.rows;
}

/** SQLSTATE */
const insufficientPrivilege = "42501";

/** With row security off, Postgres refuses what a policy would leave out in silence. */
const readAllScript = `
  set local idle_in_transaction_session_timeout = 0;
  set local row_security = off;
  set local timezone = 'UTC';
`;

async function* listLines(transaction: Transaction, counter: { rows: number }) {
  const tables = await listTables(transaction);
  const migrations = await listAppliedMigrations(transaction);
  const header: BackupHeader = {
    format: "nawat-backup",
    version: formatVersion,
    createdAt: new Date().toISOString(),
    migrations,
    tables,
  };
  yield JSON.stringify(header);
  for (const table of tables) {
    for await (const rows of listBatches(transaction, table)) {
      counter.rows += rows.length;
      yield formatBatch(table.name, rows);
    }
  }
}

async function* listBatches(transaction: Transaction, { name, columns }: BackupTable) {
  const count = (await holdsFiles(transaction, name)) ? 1 : rowsPerBatch;
  const list = columns.join(", ");
  await transaction.execute(
    `declare backup no scroll cursor for
     select row_to_json(stored)::text as row from (select ${list} from ${name}) as stored`,
  );
  for (;;) {
    const { rows } = await transaction.query<{ row: string }>(`fetch ${count} from backup`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < count) break;
  }
  await transaction.execute("close backup");
}

async function holdsFiles(transaction: Transaction, table: string): Promise<boolean> {
  const { rows } = await transaction.query(
    "select from pg_attribute where attrelid = $1::regclass and atttypid = 'bytea'::regtype and not attisdropped",
    [table],
  );
  return rows.length > 0;
}

/** Ends the lines, and after them says how many rows there were and what all bytes before add up to. */
async function* withEnd(lines: AsyncIterable<string>, counter: { rows: number }) {
  const hash = createHash("sha256");
  for await (const line of lines) {
    const bytes = Buffer.from(`${line}\n`);
    hash.update(bytes);
    yield bytes;
  }
  yield Buffer.from(`${JSON.stringify({ rows: counter.rows, sha256: hash.digest("hex") })}\n`);
}
