import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { restoreBackup } from "../../../server/backups/restore-backup.ts";
import { writeBackup } from "../../../server/backups/write-backup.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { openPostgres } from "../../../server/database/postgres.ts";
import { executeOnCluster, findClusterUrl } from "../../support/cluster-databases.ts";
import { postgres } from "../../support/engines.ts";

const sharedRoles = "anon, authenticated, service_role, supabase_auth_admin, schema_owner";

test("a Postgres whose role is no superuser is backed up and restored where it may read every row, and else not in part", async () => {
  const clusterUrl = findClusterUrl();
  const folder = await mkdtemp(join(tmpdir(), "nawat-backups-"));
  const testDatabase = await postgres.createEmptyTestDatabase();
  const url = new URL(testDatabase.databaseUrl ?? "");
  const role = `operator_${randomUUID().replaceAll("-", "")}`;
  await executeOnCluster(
    `create role ${role} login createrole bypassrls password 'secret';
     grant ${sharedRoles} to ${role} with admin option;
     alter database ${url.pathname.slice(1)} owner to ${role}`,
    clusterUrl,
  );
  const database = openPostgres(Object.assign(url, { username: role, password: "secret" }).href);
  await migrate(database);
  const file = join(folder, "all.gz");
  const rows = await writeBackup(database, file);
  expect(rows).toBeGreaterThan(0);
  const copyFolder = join(folder, "copies");
  await restoreBackup(database, file, { replace: true, copyFolder });
  // The entry that says that it was restored.
  expect(await writeBackup(database, join(folder, "again.gz"))).toBe(rows + 1);
  await restoreBackup(database, file, { replace: true, copyFolder });
  expect(await readdir(copyFolder)).toHaveLength(1);

  await executeOnCluster(`alter role ${role} nobypassrls`, clusterUrl);
  await expect(writeBackup(database, join(folder, "part.gz"))).rejects.toThrow("BYPASSRLS");
  await expect(restoreBackup(database, file, { replace: true, copyFolder: folder })).rejects.toThrow(
    /BYPASSRLS\. Save them yourself, then add --without-copy\.$/,
  );
  expect((await readdir(folder)).filter((name) => name.startsWith("part"))).toEqual([]);
  await database.close();
  await testDatabase.remove();
  await executeOnCluster(`drop owned by ${role} cascade; drop role ${role}`, clusterUrl);
  await rm(folder, { recursive: true });
});
