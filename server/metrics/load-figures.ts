import { serviceRole } from "../database/as-role.ts";
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
  account_mails: { waiting: number; overdue_seconds: number };
}

const inquiryTypes = ["contact", "project", "mail"];
const inquiryStatuses = ["new", "in_progress", "answered", "closed", "spam"];

/** Counts inquiries and mails. Rejects when the database cannot answer. */
export async function loadFigures(database: Database) {
  const space = await loadSpace(database);
  const figures = await loadOperatingFigures(database);
  return {
    inquiries: withZeros(figures.inquiries),
    newestInquiry: figures.newest_inquiry ?? undefined,
    space,
    /** Mails that are neither sent nor given up, since when the oldest is due, and how many were given up: account mails are deleted. */
    mails: [
      { kind: "account", ...figures.account_mails, failed: undefined },
      { kind: "inquiry", ...figures.mails },
    ],
  };
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
