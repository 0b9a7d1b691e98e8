import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDataFolder, createEmptyDataFolder } from "../data-folder.ts";
import { openEmbedded } from "../../server/database/embedded/embedded.ts";

test("the embedded database can be read by its own user alone, also one of a version that left it open", async () => {
  const parent = mkdtempSync(join(tmpdir(), "nawat-access-"));
  const folder = join(parent, "data");
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  await (await openEmbedded(folder)).close();
  // Postgres makes its files for everybody: what keeps others out is the folder.
  expect([folder, join(folder, "postgres")].map(modeOf)).toEqual(["700", "700"]);

  chmodSync(folder, 0o755);
  chmodSync(join(folder, "postgres"), 0o755);
  await (await openEmbedded(folder)).close();
  expect(modeOf(join(folder, "postgres"))).toBe("700");
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
