import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("the embedded database syncs to disk once per commit, and never for reading", async () => {
  const folder = await mkdtemp(join(tmpdir(), "nawat-"));
  const syncLog = join(folder, "syncs");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...["--import", join(import.meta.dirname, "count-syncs.ts")],
      ...[join(import.meta.dirname, "write-and-read.ts"), folder, syncLog],
    ],
    { env: { ...process.env, SYNCS: syncLog } },
  );
  expect(JSON.parse(stdout)).toEqual({ commits: 50, reads: 0 });
  await rm(folder, { recursive: true });
});
