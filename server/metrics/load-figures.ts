import { asRole, authAdmin, serviceRole } from "../database/as-role.ts";
import { callFunction } from "../database/call-function.ts";
import type { Database } from "../database/database.ts";

export interface Figures {
  /** When the newest inquiry came that is no spam, in seconds since 1970; undefined before the first. */
  newestInquiry: number | undefined;
  mails: Mails[];
}

interface Mails {
  kind: "account" | "inquiry";
  /** Neither sent nor given up. */
  waiting: number;
  /** Since when the oldest is due. */
  overdueSeconds: number;
  /** Given up. Undefined of account mails, which are deleted then. */
  failed?: number;
}

/** What the database knows about the site's work. Rejects when it cannot answer. */
export async function loadFigures(database: Database): Promise<Figures> {
  const account = await loadAccountMails(database);
  const name = "operating_figures";
  const [row] = await callFunction<{ data: OperatingFigures }>(database, serviceRole, name, {}, readOnly);
  if (!row) throw new Error(`${name} returned nothing`);
  const { newest_inquiry: newest, mails } = row.data;
  const { waiting, overdue_seconds: overdueSeconds, failed } = mails;
  return {
    newestInquiry: newest ?? undefined,
    mails: [
      { kind: "account", ...account },
      { kind: "inquiry", waiting, overdueSeconds, failed },
    ],
  };
}

const readOnly = { readOnly: true };

/** As the SQL function returns them. */
interface OperatingFigures {
  newest_inquiry: number | null;
  mails: { waiting: number; overdue_seconds: number; failed: number };
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
    readOnly,
  );
  return rows[0] ?? { waiting: 0, overdueSeconds: 0 };
}
