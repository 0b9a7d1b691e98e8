import { expect, test } from "vitest";
import { migrate } from "../../../server/database/migrate.ts";
import { openPostgres } from "../../../server/database/postgres.ts";
import { executeOnCluster, findClusterUrl, getDatabaseUrl } from "../../support/cluster-databases.ts";
import { postgres } from "../../support/engines.ts";
import { runOperatorCommand } from "../../support/operator-command.ts";

test("a database that is not UTF-8 is refused at startup, with what to do", async () => {
  const cluster = findClusterUrl();
  await executeOnCluster("create database bytes encoding 'SQL_ASCII' locale 'C' template template0", cluster);
  const database = openPostgres(getDatabaseUrl("bytes", cluster));
  await expect(migrate(database)).rejects.toThrow("encoded as SQL_ASCII. Create it with encoding 'UTF8'.");
  await database.close();
  await executeOnCluster("drop database bytes with (force)", cluster);
});

test("a Postgres that is too old is refused at startup, and the doctor says it", async () => {
  const testDatabase = await postgres.createEmptyTestDatabase();
  const database = openPostgres(testDatabase.databaseUrl ?? "");
  // What the server says of itself cannot be set.
  await database.transaction((transaction) =>
    transaction.execute(`
      create schema older;
      create function older.current_setting(name text) returns text language sql as $$
        select case name when 'server_version' then '14.9' else pg_catalog.current_setting(name) end
      $$;
      do $$ begin execute format('alter database %I set search_path = older, pg_catalog', current_database()); end $$`),
  );
  await database.close();
  const reopened = openPostgres(testDatabase.databaseUrl ?? "");
  const sentence = "is Postgres 14.9: version 15 or newer is needed";
  await expect(migrate(reopened)).rejects.toThrow(sentence);
  await reopened.close();
  const { code, output } = await runOperatorCommand(testDatabase, "doctor", []);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  await testDatabase.remove();
});
