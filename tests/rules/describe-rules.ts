import { afterAll, describe } from "vitest";
import type { Database, Transaction } from "../../server/database/database.ts";
import { engines, openMigratedDatabase } from "../support/engines.ts";
import { seed } from "./principals.ts";

/** Tests of rules in SQL, on a migrated database of their own. */
export function describeRules(title: string, defineTests: (rules: Rules) => void) {
  describe.each(engines)(`${title} on $name`, async (engine) => {
    const { database, close } = await openMigratedDatabase(engine);
    afterAll(close);
    defineTests(new Rules(database));
  });
}

export class Rules {
  readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** One statement as the owner of the database, which stays. */
  async query<Row = Record<string, unknown>>(statement: string, parameters?: unknown[]) {
    const { rows } = await this.database.transaction((t) => t.query<Row>(statement, parameters));
    return rows;
  }

  /** Runs `work` in a transaction and rolls everything back. */
  async rolledBack(work: (transaction: Transaction) => Promise<void>) {
    const rollback = new Error("rollback");
    const run = this.database.transaction(async (transaction) => {
      await work(transaction);
      throw rollback;
    });
    await run.catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  }

  /** The same on seeded data: see principals.ts. */
  seeded(work: (transaction: Transaction) => Promise<void>) {
    return this.rolledBack(async (transaction) => {
      await seed(transaction);
      await work(transaction);
    });
  }
}
