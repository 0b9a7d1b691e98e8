import { asRole, authAdmin, serviceRole } from "../database/as-role.ts";
import { callFunction } from "../database/call-function.ts";
import type { Database } from "../database/database.ts";

/** What the database knows about the site's work. */
export type Figures = Awaited<ReturnType<typeof loadFigures>>;

/** As the SQL function returns them. */
interface OperatingFigures {
  inquiries: { type: string; status: string; count: number }[];
  /** When the newest that is no spam came, in seconds since 1970; null before the first. */
  newest_inquiry: number | null;
  mails: { waiting: number; overdue_seconds: number; failed: number };
}

const inquiryTypes = ["contact", "project", "mail"];
const inquiryStatuses = ["new", "in_progress", "answered", "closed", "spam"];

/** Counts inquiries and mails. Rejects when the database cannot answer. */
export async function loadFigures(database: Database) {
  const account = await loadAccountMails(database);
  const space = await loadSpace(database);
  const { inquiries, newest_inquiry: newest, mails } = await loadOperatingFigures(database);
  const { waiting, overdue_seconds: overdueSeconds, failed } = mails;
  return {
    inquiries: withZeros(inquiries),
    newestInquiry: newest ?? undefined,
    space,
    /** Mails that are neither sent nor given up, since when the oldest is due, and how many were given up: account mails are deleted. */
    mails: [
      { kind: "account", ...account, failed: undefined },
      { kind: "inquiry", waiting, overdueSeconds, failed },
    ],
  };
}

async function loadAccountMails(database: Database) {
  const { rows } = await asRole(
    database,
    authAdmin,
    (transaction) =>
      transaction.query<{ waiting: number; overdueSeconds: number }>(
        `select count(*)::int as waiting,
           greatest(coalesce(extract(epoch from now() - min(due_at)), 0), 0)::float8 as "overdueSeconds"
         from mail.outbox`,
      ),
    { readOnly: true },
  );
  return rows[0] ?? { waiting: 0, overdueSeconds: 0 };
}

/** Rows that were deleted or replaced and still take space, and when a table was last vacuumed, in seconds since 1970. */
async function loadSpace(database: Database) {
  const { rows } = await database.transaction(
    (transaction) =>
      transaction.query<{ deadRows: number; vacuumedAt: number | null }>(
        `select sum(n_dead_tup)::float8 as "deadRows",
           extract(epoch from max(greatest(last_vacuum, last_autovacuum)))::float8 as "vacuumedAt"
         from pg_stat_user_tables`,
      ),
    { readOnly: true },
  );
  return rows[0] ?? { deadRows: 0, vacuumedAt: null };
}

/** What the SQL function knows of inquiries and the mails about them. */
export async function loadOperatingFigures(database: Database): Promise<OperatingFigures> {
  const name = "operating_figures";
  const [row] = await callFunction<{ data: OperatingFigures }>(database, serviceRole, name, {}, readOnly);
  if (!row) throw new Error(`${name} returned nothing`);
  return row.data;
}

const readOnly = { readOnly: true };

/** A rule about a status that no inquiry has yet needs a 0 to compare with. */
function withZeros(counted: OperatingFigures["inquiries"]) {
  return inquiryTypes.flatMap((type) =>
    inquiryStatuses.map(
      (status) =>
        counted.find((one) => one.type === type && one.status === status) ?? { type, status, count: 0 },
    ),
  );
}
