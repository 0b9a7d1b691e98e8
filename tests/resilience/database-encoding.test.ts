import { inject, expect, test } from "vitest";
import { migrate } from "../../server/database/migrate.ts";
import { openPostgres } from "../../server/database/postgres.ts";
import { executeOnCluster, getDatabaseUrl } from "../cluster-databases.ts";

test("a database that is not UTF-8 is refused at startup, with what to do", async () => {
  const cluster = inject("postgresUrl");
  await executeOnCluster("create database bytes encoding 'SQL_ASCII' locale 'C' template template0", cluster);
  const database = openPostgres(getDatabaseUrl("bytes", cluster));
  await expect(migrate(database)).rejects.toThrow("encoded as SQL_ASCII. Create it with encoding 'UTF8'.");
  await database.close();
  await executeOnCluster("drop database bytes with (force)", cluster);
});
