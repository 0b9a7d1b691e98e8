import fs from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEmbedded } from "../../server/database/embedded.ts";

test("the embedded database asks the disk once per commit, and not for reading", async () => {
  const folder = await mkdtemp(join(tmpdir(), "nawat-"));
  const database = await openEmbedded(folder);
  await database.transaction((t) => t.execute("create table note (n int)"));

  const commits = await countSyncs(async () => {
    for (let n = 0; n < 50; n++)
      await database.transaction((t) => t.query("insert into note values ($1)", [n]));
  });
  const reads = await countSyncs(async () => {
    for (let n = 0; n < 50; n++)
      await database.transaction((t) => t.query("select from note where n = $1", [n]));
  });

  expect(commits).toBe(50);
  expect(reads).toBe(0);
  await database.close();
  await rm(folder, { recursive: true });
});

/** Counts the calls that reach the disk while `work` runs; each still reaches it. */
async function countSyncs(work: () => Promise<void>): Promise<number> {
  const { fdatasyncSync } = fs;
  let calls = 0;
  fs.fdatasyncSync = (descriptor) => {
    calls += 1;
    fdatasyncSync(descriptor);
  };
  syncBuiltinESMExports();
  await work();
  fs.fdatasyncSync = fdatasyncSync;
  syncBuiltinESMExports();
  return calls;
}
