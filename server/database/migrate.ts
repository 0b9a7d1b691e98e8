import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database, Transaction } from "./database.ts";

const platformFolder = join(import.meta.dirname, "platform");
const schemaFolder = join(import.meta.dirname, "../../supabase/migrations");

interface Migration {
  name: string;
  script: string;
  checksum: string;
}

/** A migration may rewrite a table, and a process that starts meanwhile waits for it. */
const migrationTimeoutMs = 600_000;

/** For a table that a process of the version before is using. Whoever comes after waits behind, so this is short. */
const tableLockTimeoutMs = 10_000;

/**
 * Brings the database up to date in one transaction, under a lock that other processes wait for:
 * first what a Supabase project comes with, then our schema, as a role that owns it and has no other privilege.
 * Throws when an applied migration was changed since, and when the database is not encoded as UTF-8.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(applyAll, { statementTimeoutMs: migrationTimeoutMs });
}

async function applyAll(transaction: Transaction) {
  await transaction.execute(
    `set local statement_timeout = ${migrationTimeoutMs}; set local lock_timeout = 0`,
  );
  await transaction.query("select pg_advisory_xact_lock(hashtext('migrate'))");
  await transaction.execute(`set local lock_timeout = ${tableLockTimeoutMs}`);
  await requireUtf8(transaction);
  await transaction.execute(`
      create schema if not exists migrations;
      create table if not exists migrations.applied (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      );
    `);
  await applyFolder(transaction, "platform", platformFolder);
  await applyFolder(transaction, "schema", schemaFolder, "schema_owner");
}

/** Other encodings count bytes as characters, so a long message that the form accepts would be refused, above all in Arabic. */
async function requireUtf8(transaction: Transaction) {
  const { rows } = await transaction.query<{ encoding: string }>(
    "select current_setting('server_encoding') as encoding",
  );
  const [{ encoding } = { encoding: "unknown" }] = rows;
  if (encoding !== "UTF8")
    throw new Error(`The database is encoded as ${encoding}. Create it with encoding 'UTF8'.`);
}

async function applyFolder(transaction: Transaction, label: string, folder: string, role?: string) {
  for (const { name, script, checksum } of await loadMigrations(label, folder)) {
    const { rows } = await transaction.query<{ checksum: string }>(
      "select checksum from migrations.applied where name = $1",
      [name],
    );
    if (rows[0]?.checksum === checksum) continue;
    if (rows[0])
      throw new Error(`Migration ${name} was changed after it was applied. Write a new one instead.`);
    if (role) await transaction.execute(`set local role ${role}`);
    await transaction.execute(script);
    await transaction.execute("reset role");
    await transaction.query("insert into migrations.applied (name, checksum) values ($1, $2)", [
      name,
      checksum,
    ]);
  }
}

async function loadMigrations(label: string, folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => {
      const script = await readFile(join(folder, file), "utf8");
      return {
        name: `${label}/${file}`,
        script,
        checksum: createHash("sha256").update(script).digest("hex"),
      };
    }),
  );
}
