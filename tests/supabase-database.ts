import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { openPostgres } from "../server/database/postgres.ts";
import { createDatabase, emptyUtf8, executeOnCluster, getDatabaseUrl } from "./cluster-databases.ts";

const template = "supabase";
const migrations = join(import.meta.dirname, "../schema");

/** Superuser of the cluster: `postgres` is none on Supabase. */
export const superuser = "supabase_admin";

/** Makes the database that `copySupabaseDatabase` copies: prepared as Supabase prepares its own, then migrated by `postgres`. */
export async function createSupabaseTemplate(clusterUrl: string): Promise<void> {
  await executeOnCluster(`create database ${template} ${emptyUtf8}`, clusterUrl);
  const url = getDatabaseUrl(template, clusterUrl);
  await execute(url, await readFile(join(import.meta.dirname, "supabase-database.sql"), "utf8"));
  for (const name of (await readdir(migrations)).sort())
    await execute(asUser("postgres", url), await readFile(join(migrations, name), "utf8"));
}

async function execute(url: string, script: string) {
  const database = openPostgres(url, 1);
  await database.transaction((transaction) => transaction.execute(script));
  await database.close();
}

/** Creates a database with our schema on Supabase's; resolves with its address, as the superuser. */
export function copySupabaseDatabase(clusterUrl: string): Promise<string> {
  return createDatabase(`template ${template}`, clusterUrl);
}

/** The same address for another of Supabase's roles that sign in. */
export function asUser(user: "postgres" | "authenticator" | "supabase_auth_admin", url: string): string {
  return Object.assign(new URL(url), { username: user }).href;
}
