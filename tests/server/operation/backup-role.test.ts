import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { restoreBackup } from "../../../server/backups/restore-backup.ts";
import { writeBackup } from "../../../server/backups/write-backup.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { openPostgres } from "../../../server/database/postgres.ts";
import {
  createEmptyDatabase,
  dropDatabase,
  executeOnCluster,
  findClusterUrl,
} from "../../support/cluster-databases.ts";

const sharedRoles = "anon, authenticated, service_role, supabase_auth_admin, schema_owner";

describe("a Postgres whose role is no superuser", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nawat-backups-"));
    return () => rm(folder, { recursive: true });
  });

  async function openAs(right: "bypassrls" | "nobypassrls") {
    const clusterUrl = findClusterUrl();
    const url = new URL(await createEmptyDatabase(clusterUrl));
    const role = `operator_${randomUUID().replaceAll("-", "")}`;
    const name = url.pathname.slice(1);
    await executeOnCluster(
      `create role ${role} login createrole ${right} password 'secret';
       grant ${sharedRoles} to ${role} with admin option;
       alter database ${name} owner to ${role}`,
      clusterUrl,
    );
    const database = openPostgres(Object.assign(url, { username: role, password: "secret" }).href);
    await migrate(database);
    return {
      database,
      async close() {
        await database.close();
        await dropDatabase(url.href, clusterUrl);
        await executeOnCluster(`drop owned by ${role} cascade; drop role ${role}`, clusterUrl);
      },
    };
  }

  test("is backed up and restored where the role may read every row", async () => {
    const { database, close } = await openAs("bypassrls");
    const file = join(folder, "all.gz");
    const rows = await writeBackup(database, file);
    expect(rows).toBeGreaterThan(0);
    const copyFolder = join(folder, "copies");
    await restoreBackup(database, file, { replace: true, copyFolder });
    // The entry that says that it was restored.
    expect(await writeBackup(database, join(folder, "again.gz"))).toBe(rows + 1);
    await restoreBackup(database, file, { replace: true, copyFolder });
    expect(await readdir(copyFolder)).toHaveLength(1);
    await close();
  });

  test("is not backed up in part where it may not, and the command says why", async () => {
    const { database, close } = await openAs("nobypassrls");
    await expect(writeBackup(database, join(folder, "part.gz"))).rejects.toThrow("BYPASSRLS");
    await expect(
      restoreBackup(database, join(folder, "all.gz"), { replace: true, copyFolder: folder }),
    ).rejects.toThrow(/BYPASSRLS\. Save them yourself, then add --without-copy\.$/);
    expect((await readdir(folder)).filter((name) => name.startsWith("part"))).toEqual([]);
    await close();
  });
});
