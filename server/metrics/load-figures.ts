import { callFunction, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";

/** What the database knows about the site's work. */
export type Figures = Awaited<ReturnType<typeof loadFigures>>;

/** As the SQL function returns them. */
interface OperatingFigures {
  /** When the newest inquiry came that is no spam, in seconds since 1970; null before the first. */
  newest_inquiry: number | null;
  mails: { waiting: number; overdue_seconds: number; failed: number };
  account_mails: { waiting: number; overdue_seconds: number };
}

/**
 * Loads when the newest inquiry came, and of each kind of mail how many wait, since when the oldest is due, and how many were
 * given up: account mails are deleted then.
 */
export async function loadFigures(database: Database) {
  const name = "operating_figures";
  const figures = await callFunction<OperatingFigures>(database, serviceRole, name, {}, { readOnly: true });
  return {
    newestInquiry: figures.newest_inquiry ?? undefined,
    mails: [
      { kind: "account", ...figures.account_mails, failed: undefined },
      { kind: "inquiry", ...figures.mails },
    ],
  };
}
