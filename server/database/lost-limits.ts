import type { Database } from "./database.ts";

/** Short enough for a line of the log. */
export const lostLimits =
  "leads to a pooler that keeps the site's time limits from Postgres: a hung transaction keeps its locks. " +
  "Use the address of Postgres itself, or a pooler in session mode";

/** Whether Postgres was not told how long a silent transaction may last: poolers drop that. */
export async function losesLimits(database: Database): Promise<boolean> {
  const { rows } = await database.transaction((transaction) =>
    transaction.query<{ isUnlimited: boolean }>(
      `select current_setting('idle_in_transaction_session_timeout') = '0' as "isUnlimited"`,
    ),
  );
  return rows[0]?.isUnlimited ?? false;
}
