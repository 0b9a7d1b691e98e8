import { inject } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { openPostgres } from "../../server/database/postgres.ts";
import { dropDatabase } from "../cluster-databases.ts";
import { engines, openMigratedDatabase } from "../engines.ts";
import { copySupabaseDatabase } from "../supabase-database.ts";

/** A database with our schema, whose connection may become any role. */
export interface SchemaDatabase {
  name: string;
  /** Owns our tables and functions. Supabase's bypasses row-level security; ours is held to it. */
  owner: { role: "schema_owner" | "postgres"; bypassesRowSecurity: boolean };
  /** Stores a session as the auth service there would: its id and its person are the parameters. */
  insertSessionSql: string;
  open(): Promise<{ database: Database; close(): Promise<void> }>;
}

/** The rules must be the same on each. */
export const schemaDatabases: SchemaDatabase[] = [
  ...engines.map((engine): SchemaDatabase => ({
    name: engine.name,
    owner: { role: "schema_owner", bypassesRowSecurity: false },
    insertSessionSql: "insert into auth.sessions (id, user_id, amr) values ($1, $2, '[]')",
    open: () => openMigratedDatabase(engine),
  })),
  {
    name: "Supabase's Postgres",
    owner: { role: "postgres", bypassesRowSecurity: true },
    insertSessionSql:
      "insert into auth.sessions (id, user_id, created_at, aal) values ($1, $2, now(), 'aal2')",
    open: openSupabase,
  },
];

async function openSupabase() {
  const clusterUrl = inject("supabaseUrl");
  const url = await copySupabaseDatabase(clusterUrl);
  const database = openPostgres(url);
  return {
    database,
    async close() {
      await database.close();
      await dropDatabase(url, clusterUrl);
    },
  };
}
