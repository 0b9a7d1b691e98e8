import type { Transaction } from "../../../server/database/database.ts";
import type { PermissionCase } from "./cases-for.ts";
import { tryAs } from "../principals.ts";

/** Those whose outcome is another than the expected one, with what it was. */
export async function* findFailedCases(transaction: Transaction, cases: PermissionCase[]) {
  for (const permissionCase of cases) {
    const { principal, statement, setup, outcome } = permissionCase;
    const actual = await tryAs(transaction, principal, statement, setup);
    const isExpected = typeof actual === "number" ? actual === outcome : actual.startsWith(String(outcome));
    if (!isExpected) yield { ...permissionCase, actual };
  }
}
