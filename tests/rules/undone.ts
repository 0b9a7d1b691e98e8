import type { Database, Transaction } from "../../server/database/database.ts";

/** Runs `work` in a transaction and undoes everything. */
export async function undone(database: Database, work: (transaction: Transaction) => Promise<void>) {
  const undo = new Error("undo");
  const run = database.transaction(async (transaction) => {
    await work(transaction);
    throw undo;
  });
  await run.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
}
