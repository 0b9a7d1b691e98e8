import { adminExists } from "../auth/first-admin.ts";
import type { Config } from "../config.ts";
import { type DatabaseSettings, databaseSettings, mostEmbeddedFileBytes } from "../database-settings.ts";
import { serviceRole } from "../database/as-role.ts";
import { callFunction } from "../database/call-function.ts";
import type { Database, Transaction } from "../database/database.ts";
import { losesLimits, lostLimits } from "../database/lost-limits.ts";
import { listAppliedMigrations, loadMigrations, oldestPostgres } from "../database/migrate.ts";
import { loadOperatingFigures } from "../metrics/load-figures.ts";
import { checkClosedDays } from "./check-closed-days.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

/** Seconds by which two clocks may differ before a link or a token of one is refused by the other. */
const clockDifference = { warning: 2, problem: 30 };

export interface DatabaseFindings {
  findings: Finding[];
  /** Whether there is an admin; undefined where the database does not tell. */
  hasAdmin: boolean | undefined;
}

/** Checks a database that could be opened. Throws when it cannot be asked. */
export async function checkDatabase(
  database: Database,
  config: Pick<Config, "databaseUrl"> & DatabaseSettings,
): Promise<DatabaseFindings> {
  const { databaseUrl } = config;
  const findings = await database.transaction(
    async (transaction) => [
      await checkVersion(transaction),
      ...(databaseUrl ? [await checkPrivileges(transaction), await checkClock(transaction)] : []),
      await checkMigrations(transaction),
      await checkSpace(transaction),
    ],
    { readOnly: true },
  );
  if (databaseUrl && (await losesLimits(database))) findings.push(warning("DATABASE_URL", lostLimits));
  // What follows asks functions that migrations make.
  const isMigrated = findings.every(({ subject, level }) => subject !== "Migrations" || level === "ok");
  if (!isMigrated) return { findings, hasAdmin: undefined };
  return {
    findings: [
      ...findings,
      await checkOutbox(database),
      ...(await checkNotices(database, config)),
      await checkCalendar(database),
      ...(databaseUrl ? [] : [await checkFiles(database)]),
    ],
    hasAdmin: await adminExists({ database }),
  };
}

async function checkVersion(transaction: Transaction): Promise<Finding> {
  const { rows } = await transaction.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const version = rows[0]?.version ?? "unknown";
  if (Number.parseInt(version, 10) >= oldestPostgres) return ok("Database", `Postgres ${version} answers`);
  return problem("Database", `is Postgres ${version}: version ${oldestPostgres} or newer is needed`);
}

async function checkPrivileges(transaction: Transaction): Promise<Finding> {
  const { rows } = await transaction.query<{ owns: boolean; createsRoles: boolean; readsAll: boolean }>(
    `select rolsuper or rolcreaterole as "createsRoles", rolsuper or rolbypassrls as "readsAll",
       rolsuper or pg_has_role(datdba, 'usage') as owns
     from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
  );
  const { owns, createsRoles, readsAll } = rows[0] ?? {};
  if (!owns)
    return problem(
      "Privileges",
      "the role of DATABASE_URL does not own the database: alter database … owner to …",
    );
  if (!createsRoles)
    return warning(
      "Privileges",
      "the role of DATABASE_URL may not create roles: an update that needs one fails",
    );
  if (!readsAll)
    return warning("Privileges", "npm run backup needs a role with BYPASSRLS; or use pg_dump as a superuser");
  return ok("Privileges", "are sufficient, for backups too");
}

async function checkClock(transaction: Transaction): Promise<Finding> {
  const before = Date.now();
  const { rows } = await transaction.query<{ now: string }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::text as now",
  );
  // The database read its clock somewhen between.
  const local = (before + Date.now()) / 2;
  const seconds = Math.round((Number(rows[0]?.now) - local) / 100) / 10;
  const message = `the database clock is ${Math.abs(seconds)} s ${seconds > 0 ? "ahead of" : "behind"} this machine's: synchronize both (NTP)`;
  if (Math.abs(seconds) > clockDifference.problem) return problem("Clock", message);
  if (Math.abs(seconds) > clockDifference.warning) return warning("Clock", message);
  return ok("Clock", "agrees with the database clock");
}

async function checkMigrations(transaction: Transaction): Promise<Finding> {
  const recorded = await listAppliedMigrations(transaction);
  const applied = new Map(recorded.map(({ name, checksum }) => [name, checksum]));
  const known = await loadMigrations();
  const changed = known.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (changed)
    return problem("Migrations", `${changed.name} was changed after it was applied: restore the file`);
  const pending = known.filter(({ name }) => !applied.has(name)).length;
  if (pending > 0)
    return warning("Migrations", `pending: ${pending}. The next start applies them: back up first`);
  const newer = applied.size - known.length;
  if (newer > 0) return warning("Migrations", `from a newer version than this one: ${newer}`);
  return ok("Migrations", `all ${known.length} are applied`);
}

/** More dead rows than these, and than live ones, are a table that nobody vacuums. */
const manyDeadRows = 10_000;

async function checkSpace(transaction: Transaction): Promise<Finding> {
  const { rows } = await transaction.query<{ name: string; dead: number; since: string | null }>(
    `select format('%I.%I', schemaname, relname) as name, n_dead_tup::int as dead,
       to_char(greatest(last_vacuum, last_autovacuum) at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') as since
     from pg_stat_user_tables where n_dead_tup > greatest(n_live_tup, $1) order by n_dead_tup desc limit 1`,
    [manyDeadRows],
  );
  const [table] = rows;
  if (!table) return ok("Space", "the space of deleted rows is in use again");
  const { name, dead, since } = table;
  return warning(
    "Space",
    `${name} has ${dead} dead rows and was ${since ? `not vacuumed since ${since}` : "never vacuumed"}: is autovacuum on? ` +
      "A running server vacuums the embedded database in quiet moments",
  );
}

async function checkOutbox(database: Database): Promise<Finding> {
  const { waiting, overdue_seconds: overdue, failed } = (await loadOperatingFigures(database)).mails;
  if (overdue > 600)
    return problem(
      "Outbox",
      `emails waiting: ${waiting}, the oldest overdue by ${Math.round(overdue / 60)} min: is a server running?`,
    );
  if (failed > 0)
    return warning(
      "Outbox",
      `emails given up: ${failed}. Staff see them at the desk and can send them again`,
    );
  return ok("Outbox", `emails waiting: ${waiting}`);
}

/** Of the embedded database, which keeps no more: a backup of them makes everything else wait. */
async function checkFiles(database: Database): Promise<Finding> {
  const [row] = await callFunction(database, serviceRole, "received_file_bytes");
  const share = Number(row?.data) / mostEmbeddedFileBytes;
  const message = `received files fill ${Math.round(share * 100)} % of the 1 GB that the embedded database keeps`;
  return share > 0.8
    ? warning(
        "Files",
        `${message}: beyond it they are refused. Erase old inquiries, or use Postgres (DATABASE_URL)`,
      )
    : ok("Files", message);
}

/** As `operating_problems` returns it. The other kinds are found by asking the configuration and the mailbox itself. */
interface OperatingProblem {
  kind: string;
  since: string;
}

async function checkNotices(database: Database, config: DatabaseSettings): Promise<Finding[]> {
  const options = { readOnly: true, settings: databaseSettings(config) };
  const name = "operating_problems";
  const [row] = await callFunction<{ data: OperatingProblem[] }>(database, serviceRole, name, {}, options);
  const failing = row?.data.find(({ kind }) => kind === "notices_failing");
  if (!failing) return [];
  return [problem("Notices", `no address in STAFF_EMAIL has received one since ${failing.since}`)];
}

async function checkCalendar(database: Database): Promise<Finding> {
  const options = { readOnly: true };
  const [row] = await callFunction<{ data: string[] }>(
    database,
    serviceRole,
    "list_closed_days",
    {},
    options,
  );
  return checkClosedDays(row?.data ?? [], new Date().toISOString().slice(0, 10));
}
