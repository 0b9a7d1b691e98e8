import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDataFolder, createEmptyDataFolder } from "../../support/data-folder.ts";
import { commandFile } from "../../../server/database/embedded/command-listener.ts";
import { openEmbedded } from "../../../server/database/embedded/embedded.ts";

test("the embedded database can be read by its own user alone, also one of a version that left it open", async () => {
  const parent = mkdtempSync(join(tmpdir(), "nawat-access-"));
  const folder = join(parent, "data");
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const paths = [join(folder, "postgres"), join(folder, "lock"), commandFile(folder)];
  const modesWhileOpen = async () => {
    const database = await openEmbedded(folder);
    return Promise.all(paths.map(modeOf)).finally(database.close);
  };
  // Postgres makes its files for everybody: what keeps others out is the folder.
  expect(await modesWhileOpen()).toEqual(["700", "600", "600"]);
  expect(modeOf(folder)).toBe("700");

  for (const path of [folder, ...paths.slice(0, 2)]) chmodSync(path, 0o755);
  expect(await modesWhileOpen()).toEqual(["700", "600", "600"]);
  rmSync(parent, { recursive: true });
});

// Only root can give a folder away.
if (process.getuid?.() === 0)
  test("root leaves no files of its own in another user's folder, which that user could not open again", async () => {
    for (const folder of [await createEmptyDataFolder(), await createDataFolder()]) {
      const listFiles = () => readdirSync(folder, { recursive: true, encoding: "utf8" });
      for (const name of [".", ...listFiles()]) chownSync(join(folder, name), 65_534, 65_534);
      await expect(openEmbedded(folder)).rejects.toThrow("belongs to user 65534");
      expect(listFiles().filter((name) => statSync(join(folder, name)).uid === 0)).toEqual([]);
      rmSync(folder, { recursive: true });
    }
  });
