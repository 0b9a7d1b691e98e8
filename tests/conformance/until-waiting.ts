import type { Transaction } from "../../server/database/database.ts";

/** Until so many others wait for a lock. */
export async function untilWaiting(transaction: Transaction, count: number) {
  for (;;) {
    const { rows } = await transaction.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length >= count) return;
    // A snapshot of the statistics is kept until the transaction ends.
    await transaction.query("select pg_stat_clear_snapshot()");
  }
}
