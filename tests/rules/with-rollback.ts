import type { Database, Transaction } from "../../server/database/database.ts";

/** Runs `work` in a transaction and rolls everything back. */
export async function withRollback(database: Database, work: (transaction: Transaction) => Promise<void>) {
  const rollback = new Error("rollback");
  const run = database.transaction(async (transaction) => {
    await work(transaction);
    throw rollback;
  });
  await run.catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
}
