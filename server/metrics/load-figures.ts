import { asRole, authAdmin, serviceRole } from "../database/as-role.ts";
import { callFunction } from "../database/call-function.ts";
import type { Database } from "../database/database.ts";

/** What the database knows about the site's work. */
export type Figures = Awaited<ReturnType<typeof loadFigures>>;

/** As the SQL function returns them. */
interface OperatingFigures {
  /** When the newest inquiry came that is no spam, in seconds since 1970; null before the first. */
  newest_inquiry: number | null;
  mails: { waiting: number; overdue_seconds: number; failed: number };
}

/**
 * Loads when the newest inquiry came, and of each kind of mail how many are neither sent nor given up, since when the oldest of them
 * is due, and how many were given up: account mails are deleted then. Rejects when the database cannot answer.
 */
export async function loadFigures(database: Database) {
  const account = await loadAccountMails(database);
  const name = "operating_figures";
  const [row] = await callFunction<{ data: OperatingFigures }>(database, serviceRole, name, {}, readOnly);
  if (!row) throw new Error(`${name} returned nothing`);
  const { newest_inquiry: newest, mails } = row.data;
  const { waiting, overdue_seconds: overdueSeconds, failed } = mails;
  return {
    newestInquiry: newest ?? undefined,
    mails: [
      { kind: "account", ...account, failed: undefined },
      { kind: "inquiry", waiting, overdueSeconds, failed },
    ],
  };
}

const readOnly = { readOnly: true };

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
    readOnly,
  );
  return rows[0] ?? { waiting: 0, overdueSeconds: 0 };
}
