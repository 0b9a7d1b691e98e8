import { generateSecret } from "../../../server/auth/factors/totp.ts";
import { hashPassword } from "../../../server/auth/sign-in/passwords.ts";
import { asRole, authAdmin } from "../../../server/database/as-role.ts";
import type { Database } from "../../../server/database/database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { seedShop } from "./shop-schema.ts";
import { type Engine } from "../../support/engines.ts";
import { openDatabase } from "../../../server/database/open-database.ts";
import { type ServerProcess, startServerProcess } from "../../support/server-process.ts";

export const publishableKey = "sb_publishable_embedded";
export const visitor = { email: "visitor@example.com", password: "sunflower-9-bridge" };

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
  await seedShop(database, await hashPassword(visitor.password));
  await enrollVisitor(database);
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
async function enrollVisitor(database: Database) {
  await asRole(database, authAdmin, (transaction) =>
    transaction.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at)
       select $1::uuid, id, 'fuzz', 'totp', 'unverified', $2::text, now() + interval '1 day' from auth.users where email = $3`,
      [visitorFactorId, generateSecret(), visitor.email],
    ),
  );
}

/** An access token of the visitor, who may change the shop but is no admin of the product. */
export async function signInVisitor(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publishableKey, "Content-Type": "application/json" },
    body: JSON.stringify(visitor),
  });
  const session: unknown = await response.json();
  if (typeof session === "object" && session !== null && "access_token" in session) {
    return String(session.access_token);
  }
  throw new Error(`Signing in answered ${response.status}`);
}
