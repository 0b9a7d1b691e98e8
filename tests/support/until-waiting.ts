import { setTimeout as wait } from "node:timers/promises";
import type { Transaction } from "../../server/database/database.ts";

/** Until so many others wait for a lock. Throws when they do not within two minutes: a busy machine hashes a password for long. */
export async function untilWaiting(transaction: Transaction, count: number) {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const { rows } = await transaction.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length >= count) return;
    // A snapshot of the statistics is kept until the transaction ends.
    await transaction.query("select pg_stat_clear_snapshot()");
    await wait(20);
  }
  throw new Error(`There were never ${count} that wait for a lock`);
}
