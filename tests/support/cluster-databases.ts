import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { migrate } from "../../server/database/migrate.ts";
import { openPostgres } from "../../server/database/postgres.ts";

/** Environment variable: address of the run's Postgres, whose user may create databases and roles. */
export const clusterVariable = "TEST_POSTGRES_URL";

export function findClusterUrl(): string {
  const url = process.env[clusterVariable];
  if (!url) throw new Error("The run has started no Postgres");
  return url;
}

const template = "migrated";

/** Makes the database that `copyMigratedDatabase` copies. */
export async function createMigratedTemplate(clusterUrl: string): Promise<void> {
  await executeOnCluster(`create database ${template} ${emptyUtf8}`, clusterUrl);
  const database = openPostgres(getDatabaseUrl(template, clusterUrl));
  await migrate(database);
  await database.close();
}

/** Creates a database that has been migrated and holds no row; resolves with its address. */
export function copyMigratedDatabase(clusterUrl: string): Promise<string> {
  return createDatabase(`template ${template}`, clusterUrl);
}

/** Creates a database as before a first start; resolves with its address. */
export function createEmptyDatabase(clusterUrl: string): Promise<string> {
  return createDatabase(emptyUtf8, clusterUrl);
}

/** Options of a database without tables. Independent of the locale of the machine that runs the tests, and known to Postgres 15. */
export const emptyUtf8 = "encoding 'UTF8' locale_provider icu icu_locale 'und' locale 'C' template template0";

/** Creates a database of its own with these options; resolves with its address. */
export async function createDatabase(options: string, clusterUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await executeOnCluster(`create database ${name} ${options}`, clusterUrl);
  return getDatabaseUrl(name, clusterUrl);
}

export function dropDatabase(databaseUrl: string, clusterUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  return executeOnCluster(`drop database ${name} with (force)`, clusterUrl);
}

export async function executeOnCluster(statement: string, clusterUrl: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The address of a database of the cluster. */
export function getDatabaseUrl(name: string, clusterUrl: string): string {
  return Object.assign(new URL(clusterUrl), { pathname: name }).href;
}
