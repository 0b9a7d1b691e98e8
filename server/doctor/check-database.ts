import type { SpecialDay } from "../../app/inquiries/submit/working-calendar.ts";
import { adminExists } from "../auth/first-admin.ts";
import type { Config } from "../config.ts";
import { mostEmbeddedFileBytes } from "../database-settings.ts";
import { callFunction, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import {
  explainChanged,
  explainVersion,
  listAppliedMigrations,
  loadMigrations,
} from "../database/migrate.ts";
import { loadFigures } from "../metrics/load-figures.ts";
import { checkClosedDays } from "./check-content.ts";
import { checkSettings } from "./check-settings.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

/** Throws when the database cannot be asked. Undefined where there is nothing to say. */
type DatabaseCheck = (config: Config, database: Database) => Promise<Finding | undefined>;

const startChecks: DatabaseCheck[] = [checkVersion, checkTimeLimits, checkMigrations, checkFirstAdmin];
const otherChecks: DatabaseCheck[] = [checkOutbox, checkNotices, checkCalendar, checkFiles];

/** Checks what a start says of itself. It asks nobody but the database, and little. */
export async function examineStart(config: Config, database: Database): Promise<Finding[]> {
  return [...checkSettings(config), ...(await askDatabase(startChecks, config, database))];
}

/** Checks all about a database that could be opened. */
export async function checkDatabase(config: Config, database: Database): Promise<Finding[]> {
  return askDatabase([checkPrivileges, ...startChecks, ...otherChecks], config, database);
}

async function askDatabase(checks: DatabaseCheck[], config: Config, database: Database): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) {
    const finding = await check(config, database);
    if (finding) findings.push(finding);
    // The checks after it ask functions that migrations make.
    if (check === checkMigrations && finding?.level !== "ok") break;
  }
  return findings;
}

async function ask<Row>(database: Database, statement: string): Promise<Partial<Row>> {
  const options = { readOnly: true };
  const { rows } = await database.transaction((transaction) => transaction.query<Row>(statement), options);
  return rows[0] ?? {};
}

async function checkPrivileges({ databaseUrl }: Config, database: Database): Promise<Finding | undefined> {
  if (!databaseUrl) return undefined;
  const { owns, createsRoles, readsAll } = await ask<Record<"owns" | "createsRoles" | "readsAll", boolean>>(
    database,
    `select rolsuper or rolcreaterole as "createsRoles", rolsuper or rolbypassrls as "readsAll",
       rolsuper or pg_has_role(datdba, 'usage') as owns
     from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
  );
  const role = "the role of DATABASE_URL";
  if (!owns) return problem("Privileges", `${role} does not own the database: alter database … owner to …`);
  if (!createsRoles)
    return warning("Privileges", `${role} may not create roles: an update that needs one fails`);
  if (!readsAll)
    return warning("Privileges", "npm run backup needs a role with BYPASSRLS; or use pg_dump as a superuser");
  return ok("Privileges", "are sufficient, for backups too");
}

async function checkVersion({ databaseUrl, dataDir }: Config, database: Database): Promise<Finding> {
  const { version = "unknown" } = await ask<{ version: string }>(
    database,
    "select current_setting('server_version') as version",
  );
  const refusal = explainVersion(version);
  if (refusal) return problem("Database", refusal);
  const place = databaseUrl ? nameDatabase(databaseUrl) : `embedded, in ${dataDir}`;
  return ok("Database", `Postgres ${version}, ${place}`);
}

function nameDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/** Poolers keep the limits of a connection to themselves: then Postgres was not told how long a silent transaction may last. */
async function checkTimeLimits({ databaseUrl }: Config, database: Database): Promise<Finding | undefined> {
  if (!databaseUrl) return undefined;
  const { limit } = await ask<{ limit: string }>(
    database,
    "select current_setting('idle_in_transaction_session_timeout') as limit",
  );
  if (limit !== "0") return undefined;
  const advice = "Use the address of Postgres itself, or a pooler in session mode";
  const message = `leads to a pooler that keeps the site's time limits from Postgres: a hung transaction keeps its locks. ${advice}`;
  return warning("DATABASE_URL", message);
}

async function checkMigrations(_config: Config, database: Database): Promise<Finding> {
  const recorded = await database.transaction(listAppliedMigrations, { readOnly: true });
  const applied = new Map(recorded.map(({ name, checksum }) => [name, checksum]));
  const known = await loadMigrations();
  const changed = known.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (changed) return problem("Migrations", explainChanged(changed.name));
  const pending = known.filter(({ name }) => !applied.has(name)).length;
  if (pending > 0)
    return warning("Migrations", `pending: ${pending}. The next start applies them: back up first`);
  const newer = applied.size - known.length;
  // While processes are restarted in turn, this holds for minutes.
  if (newer > 0)
    return warning(
      "Migrations",
      `a newer version of the site has applied ${newer}: run that version, or see “Going back” in docs/operate/upgrade.md`,
    );
  return ok("Migrations", `all ${known.length} are applied`);
}

async function checkFirstAdmin(config: Config, database: Database): Promise<Finding> {
  return judgeFirstAdmin(config, await adminExists({ database }));
}

/** Says who can become the first admin: the address of the setting, anybody on this machine, or nobody. */
export function judgeFirstAdmin({ firstAdminEmail, isLocal }: Config, exists: boolean): Finding {
  if (exists) return ok("First admin", "exists");
  if (firstAdminEmail) return ok("First admin", "none yet: sign up with FIRST_ADMIN_EMAIL and open /admin");
  if (isLocal) return ok("First admin", "none yet: the first account that opens /admin can become admin");
  return warning("FIRST_ADMIN_EMAIL", "is not set: nobody can become the first admin");
}

async function checkOutbox(_config: Config, database: Database): Promise<Finding> {
  const { mails } = await loadFigures(database);
  const sum = (key: "waiting" | "failed") => mails.reduce((count, kind) => count + (kind[key] ?? 0), 0);
  const overdue = Math.max(...mails.map(({ overdue_seconds: seconds }) => seconds));
  const waiting = `emails waiting: ${sum("waiting")}`;
  if (overdue > 600) {
    const since = `the oldest overdue by ${Math.round(overdue / 60)} min`;
    return problem("Outbox", `${waiting}, ${since}: is a server running?`);
  }
  if (sum("failed") === 0) return ok("Outbox", waiting);
  const advice = "Staff see them at the desk and can send them again";
  return warning("Outbox", `emails given up: ${sum("failed")}. ${advice}`);
}

/** As `operating_problems` returns it. The other kinds are found by asking the configuration and the mailbox itself. */
interface OperatingProblem {
  kind: string;
  since: string;
}

async function checkNotices(_config: Config, database: Database): Promise<Finding | undefined> {
  const problems = await call<OperatingProblem[]>(database, "operating_problems");
  const failing = problems.find(({ kind }) => kind === "notices_failing");
  return failing && problem("Notices", `no address in STAFF_EMAIL has received one since ${failing.since}`);
}

async function checkCalendar(_config: Config, database: Database): Promise<Finding> {
  const days = await call<SpecialDay[]>(database, "list_special_days");
  const closed = days.filter(({ opens }) => opens === null).map(({ day }) => day);
  return checkClosedDays(closed, new Date().toISOString().slice(0, 10));
}

/** The embedded database keeps no more: while received files are backed up, everything else waits. */
async function checkFiles({ databaseUrl }: Config, database: Database): Promise<Finding | undefined> {
  if (databaseUrl) return undefined;
  const share = Number(await call(database, "received_file_bytes")) / mostEmbeddedFileBytes;
  const message = `received files fill ${Math.round(share * 100)} % of the 1 GB that the embedded database keeps`;
  if (share <= 0.8) return ok("Files", message);
  const advice = "Erase old inquiries, or use Postgres (DATABASE_URL)";
  return warning("Files", `${message}: beyond it they are refused. ${advice}`);
}

function call<Data>(database: Database, name: string): Promise<Data> {
  return callFunction(database, serviceRole, name, {}, { readOnly: true });
}
