import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { postgresMajor } from "../../server/database/embedded/data-folder.ts";
import { openEmbedded } from "../../server/database/embedded/embedded.ts";
import { createDataFolder } from "../support/data-folder.ts";
import { runOperatorCommand } from "../support/operator-command.ts";

test("data of another major version of Postgres is not called damaged: both versions are named, and the way", async () => {
  const dataDir = await createDataFolder();
  const version = join(dataDir, "postgres/PG_VERSION");
  // As this version writes it.
  expect(await readFile(version, "utf8")).toBe(`${postgresMajor}\n`);
  const place = { dataDir, databaseUrl: undefined };
  const backup = join(dataDir, "backup.gz");
  expect(await runOperatorCommand(place, "backup", [backup])).toMatchObject({ code: 0 });

  await writeFile(version, `${postgresMajor - 1}\n`);
  const { code, output } = await runOperatorCommand(place, "doctor", []);
  expect(code).toBe(1);
  expect(output).toContain(
    `was created by Postgres ${postgresMajor - 1}, and this version of the site has Postgres ${postgresMajor}`,
  );
  await writeFile(version, `${postgresMajor + 1}\n`);
  await expect(openEmbedded(dataDir)).rejects.toThrow(
    /Run the version of the site that made it, or a later one\.$/,
  );

  // As it is told to.
  expect(output).toMatch(
    /npm run backup -- FILE\. Then move the folder \S+\/postgres away, .* npm run restore -- FILE\.$/m,
  );
  await rename(join(dataDir, "postgres"), join(dataDir, "postgres-old"));
  expect(await runOperatorCommand(place, "restore", [backup])).toMatchObject({ code: 0 });
  await rm(dataDir, { recursive: true });
});
