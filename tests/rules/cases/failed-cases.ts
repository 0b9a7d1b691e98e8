import type { Database, Transaction } from "../../../server/database/database.ts";
import type { PermissionCase } from "./cases-for.ts";
import { seed, tryAs } from "../principals.ts";
import { withRollback } from "../with-rollback.ts";

/** Runs `work` on a seeded database and rolls everything back. */
export function withSeededDatabase(database: Database, work: (transaction: Transaction) => Promise<void>) {
  return withRollback(database, async (transaction) => {
    await seed(transaction);
    await work(transaction);
  });
}

/** Those whose outcome is another than the expected one, with what it was. */
export async function* findFailedCases(transaction: Transaction, cases: PermissionCase[]) {
  for (const permissionCase of cases) {
    const { principal, statement, setup } = permissionCase;
    const actual = await tryAs(transaction, principal, statement, setup);
    const isExpected =
      typeof actual === "number"
        ? actual === permissionCase.outcome
        : actual.startsWith(String(permissionCase.outcome));
    if (!isExpected) yield { ...permissionCase, actual };
  }
}
