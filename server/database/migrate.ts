import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PublicHoliday } from "../../app/firm-types.ts";
import type { LocalizedText } from "../../app/i18n/text.ts";
import { publicHolidays } from "../../firm/public-holidays.ts";
import { type Database, isDatabaseError, type Transaction } from "./database.ts";

const platformFolder = join(import.meta.dirname, "platform");
const schemaFolder = join(import.meta.dirname, "../../schema");

interface Migration {
  name: string;
  script: string;
  checksum: string;
  /** The role that runs it; undefined for the one that connects. */
  role: string | undefined;
}

export type AppliedMigration = Pick<Migration, "name" | "checksum">;

/** The major versions of Postgres that the schema is tried on. */
const postgresVersions = { oldest: 15, newest: 18 };

/** A migration may rewrite a table, and a process that starts meanwhile waits for it. */
const migrationTimeoutMs = 600_000;

/** For a table that a process of the version before is using. Its other statements wait behind, so this is short. */
const tableLockTimeoutMs = 10_000;

/**
 * Brings the database up to date in one transaction, under a lock that other processes wait for: first the roles, accounts and what
 * else the schema builds on, then our schema, as a role that owns it and has no other privilege.
 */
export async function migrate(database: Database): Promise<void> {
  await migrateWith(database, async (transaction) => {
    const { isNew } = await applyMigrations(transaction);
    if (isNew) await addPublicHolidays(transaction);
  });
}

/** Runs `work`, which changes the schema, in one transaction under the lock of migrations. */
export async function migrateWith<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction(
    async (transaction) => {
      await transaction.execute(
        `set local statement_timeout = ${migrationTimeoutMs}; set local lock_timeout = 0`,
      );
      await transaction.query("select pg_advisory_xact_lock(hashtext('migrate'))");
      await transaction.execute(`set local lock_timeout = ${tableLockTimeoutMs}`);
      await requireSuitable(transaction);
      return work(transaction);
    },
    { statementTimeoutMs: migrationTimeoutMs },
  );
}

/** Applies what is missing: all of it, or only migrations of these names. Returns whether there was none before. */
export async function applyMigrations(
  transaction: Transaction,
  names?: Set<string>,
): Promise<{ isNew: boolean }> {
  await transaction.execute(`
      create schema if not exists migrations;
      create table if not exists migrations.applied (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      );
    `);
  const recorded = await listAppliedMigrations(transaction);
  const applied = new Map(recorded.map(({ name, checksum }) => [name, checksum]));
  for (const migration of await loadMigrations()) {
    const { name, checksum } = migration;
    if (applied.get(name) === checksum || names?.has(name) === false) continue;
    if (applied.has(name)) throw new Error(explainChanged(name));
    await applyMigration(transaction, migration);
  }
  return { isNew: recorded.length === 0 };
}

/** The migrations that a database has; none before its first start. */
export async function listAppliedMigrations(transaction: Transaction): Promise<AppliedMigration[]> {
  const { rows: found } = await transaction.query(
    "select where to_regclass('migrations.applied') is not null",
  );
  if (found.length === 0) return [];
  const { rows } = await transaction.query<AppliedMigration>(
    "select name, checksum from migrations.applied order by name",
  );
  return rows;
}

/** What to do about a database that was made with another text of the file `name`. */
export function explainChanged(name: string): string {
  return `The database was made with another ${name} than the one here: run that version of the site or, to go on with this one, \`npm run backup -- FILE\` and \`npm run restore -- FILE --replace\`, which take all rows over.`;
}

async function requireSuitable(transaction: Transaction) {
  const { rows } = await transaction.query<{ version: string; encoding: string }>(
    "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
  );
  const [{ version, encoding } = { version: "0", encoding: "unknown" }] = rows;
  const problem = explainVersion(version);
  if (problem) throw new Error(`The database ${problem}.`);
  // Others count bytes as characters, so a long message that the form accepts would be refused, above all in Arabic.
  if (encoding !== "UTF8")
    throw new Error(`The database is encoded as ${encoding}. Create it with encoding 'UTF8'.`);
}

/** Why a Postgres of this version is refused; undefined for one that is not. */
export function explainVersion(version: string): string | undefined {
  const { oldest, newest } = postgresVersions;
  const major = Number.parseInt(version, 10);
  if (major >= oldest && major <= newest) return undefined;
  return `is Postgres ${version}: a version from ${oldest} to ${newest} is needed`;
}

async function applyMigration(transaction: Transaction, { name, script, checksum, role }: Migration) {
  // A function of the schema may call one of a later file.
  if (role) await transaction.execute(`set local role ${role}; set local check_function_bodies = off`);
  await transaction.execute(script).catch((error: unknown) => {
    throw placeError(error, name, script);
  });
  await transaction.execute("reset role");
  await transaction.query("insert into migrations.applied (name, checksum) values ($1, $2)", [
    name,
    checksum,
  ]);
}

/** An error of the SQL of the file `name`, with where it is; any other unchanged. */
export function placeError(error: unknown, name: string, script: string): unknown {
  if (!isDatabaseError(error) || !/^(0A|2|42)/.test(error.code)) return error;
  // Postgres does not know it of what a function or a block does.
  const line = error.position && script.slice(0, Number(error.position)).split("\n").length;
  const place = line ? `${name}, line ${line}` : name;
  return new Error(`Postgres refuses ${place}: ${error.message}`, { cause: error });
}

/** Closes the office, in a new database, on the days that the firm knows. */
async function addPublicHolidays(transaction: Transaction) {
  await transaction.query(
    `insert into public.special_days (day, name_en, name_ar)
     select day, name->>'en', name->>'ar' from jsonb_to_recordset($1) as holiday (day date, name jsonb)
     on conflict do nothing`,
    [JSON.stringify(listHolidays(publicHolidays))],
  );
}

/** Each day with its name: those of every year for three years, and for as long as others are known. */
function listHolidays(holidays: PublicHoliday[]): { day: string; name: LocalizedText }[] {
  const known = holidays.flatMap(({ days = [] }) => days.map((day) => Number(day.slice(0, 4))));
  const thisYear = new Date().getUTCFullYear();
  const years = new Set([...known, thisYear, thisYear + 1, thisYear + 2]);
  return holidays.flatMap(({ name, days, everyYear }) =>
    (days ?? [...years].map((year) => `${year}-${everyYear}`)).map((day) => ({ day, name })),
  );
}

/** All that this version has, in the order they are applied. */
export async function loadMigrations(): Promise<Migration[]> {
  const folders = [
    loadFolder("platform", platformFolder),
    loadFolder("schema", schemaFolder, "schema_owner"),
  ];
  return (await Promise.all(folders)).flat();
}

async function loadFolder(label: string, folder: string, role?: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => {
      const script = await readFile(join(folder, file), "utf8");
      return {
        name: `${label}/${file}`,
        script,
        checksum: createHash("sha256").update(script).digest("hex"),
        role,
      };
    }),
  );
}
