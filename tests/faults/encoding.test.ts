import { inject, expect, test } from "vitest";
import { migrate } from "../../server/database/migrate.ts";
import { openPostgres } from "../../server/database/postgres.ts";
import { onCluster } from "../engines.ts";

test("a database that counts bytes for characters is refused at the start, in words", async () => {
  await onCluster("create database bytes encoding 'SQL_ASCII' locale 'C' template template0");
  const url = new URL(inject("postgresUrl"));
  url.pathname = "bytes";
  const database = openPostgres(url.href);
  await expect(migrate(database)).rejects.toThrow("encoded as SQL_ASCII. Create it with encoding 'UTF8'.");
  await database.close();
  await onCluster("drop database bytes with (force)");
});
