import { generateSecret } from "../../../server/auth/factors/totp.ts";
import type { Database } from "../../../server/database/database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { openDatabase } from "../../../server/database/open-database.ts";
import { seedShop } from "../../server/rest/shop-schema.ts";
import type { Engine } from "../../support/engines.ts";
import { createAccount, createAuthClient, password } from "../../support/person.ts";
import { type ServerProcess, startServerProcess } from "../../support/server-process.ts";

const email = "visitor@example.com";

/** A second factor of the visitor that nobody has the secret of. */
export const visitorFactorId = "00000000-0000-4000-8000-0000000000fa";

export interface ShopProcess extends ServerProcess {
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

/** The product's server in a process of its own, with the tests' shop in its database. */
export async function startShopProcess(
  engine: Engine,
  { clusterUrl, preload }: { clusterUrl?: string; preload?: string } = {},
): Promise<ShopProcess> {
  const testDatabase = await engine.createTestDatabase(clusterUrl);
  const database = await openDatabase(testDatabase);
  await migrate(database);
  await seedShop(database);
  await enroll(database, await createAccount({ database }, { email }));
  await database.close();
  const server = await startServerProcess(testDatabase, { preload });
  return {
    ...server,
    async stop() {
      server.child.kill("SIGKILL");
      await server.exited;
      await testDatabase.remove();
    },
  };
}

/** Unverified, so that the visitor may enrol more; enrolled tomorrow, so that it does not expire meanwhile. */
async function enroll(database: Database, visitorId: string) {
  await database.transaction((transaction) =>
    transaction.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at)
       values ($1, $2, 'fuzz', 'totp', 'unverified', $3, now() + interval '1 day')`,
      [visitorFactorId, visitorId, generateSecret()],
    ),
  );
}

/** An access token of the visitor, who may change the shop but is no admin of the product. */
export async function signInVisitor(url: string): Promise<string> {
  const { data, error } = await createAuthClient(url).signInWithPassword({ email, password });
  if (!data.session) throw error ?? new Error("The visitor has no session");
  return data.session.access_token;
}
