import { inject, expect, test } from "vitest";
import { migrate } from "../../server/database/migrate.ts";
import { openPostgres } from "../../server/database/postgres.ts";
import { executeOnCluster } from "../engines.ts";

test("a database that is not UTF-8 is refused at startup, with what to do", async () => {
  await executeOnCluster("create database bytes encoding 'SQL_ASCII' locale 'C' template template0");
  const url = new URL(inject("postgresUrl"));
  url.pathname = "bytes";
  const database = openPostgres(url.href);
  await expect(migrate(database)).rejects.toThrow("encoded as SQL_ASCII. Create it with encoding 'UTF8'.");
  await database.close();
  await executeOnCluster("drop database bytes with (force)");
});
