import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../server/database/open-database.ts";
import type { OwnTestDatabase, TestDatabase } from "../../support/engines.ts";
import { runOperatorCommand } from "../../support/operator-command.ts";
import { startServerProcess } from "../../support/server-process.ts";
import { InquiryLoad } from "./inquiry-load.ts";

export interface BackupFigures {
  /** Inquiries a second that were sent meanwhile. */
  rate: number;
  /** Inquiries that were answered before the backup began, and until the end. */
  answeredBefore: number;
  answered: number;
  backupSeconds: number;
  slowestSeconds: number;
  /** Clear 503s, and what was not answered clearly. */
  unavailable: number;
  failed: number;
  /** Inquiries in the restored database. */
  restored: number;
  /** Of those answered before the backup began, how many are not there. */
  lost: number;
}

/** Takes a backup under a steady load, kills the process, deletes its database, and restores into another. */
export async function measureBackup(
  create: () => Promise<OwnTestDatabase>,
  seconds: number,
  perSecond: number,
): Promise<BackupFigures> {
  const folder = await mkdtemp(join(tmpdir(), "nawat-backup-"));
  const file = join(folder, "backup.gz");
  const source = await create();
  const server = await startServerProcess(source);
  const load = new InquiryLoad(server.url, perSecond);
  await load.untilAnswered((perSecond * seconds) / 2);
  const { rate } = load;
  const startedAt = performance.now();
  await run(source, "backup", file);
  const backupSeconds = (performance.now() - startedAt) / 1000;
  await load.untilAnswered(load.answered.length + perSecond);
  await load.stop();
  server.child.kill("SIGKILL");
  await server.exited;
  await source.remove();

  const target = await create();
  await run(target, "restore", file);
  const restored = await listIds(target);
  await target.remove();
  await rm(folder, { recursive: true });
  const before = load.answered.filter(({ at }) => at < startedAt);
  return {
    rate,
    answeredBefore: before.length,
    answered: load.answered.length,
    backupSeconds,
    slowestSeconds: load.slowest / 1000,
    unavailable: load.unavailable,
    failed: load.failed,
    restored: restored.size,
    lost: before.filter(({ id }) => !restored.has(id)).length,
  };
}

async function run(testDatabase: TestDatabase, name: string, file: string) {
  const { code, output } = await runOperatorCommand(testDatabase, name, [file]);
  if (code !== 0) throw new Error(`${name}: ${output}`);
}

async function listIds(testDatabase: TestDatabase): Promise<Set<string>> {
  const database = await openDatabase(testDatabase);
  const { rows } = await database.transaction((t) =>
    t.query<{ id: string }>("select id from public.inquiries"),
  );
  await database.close();
  return new Set(rows.map(({ id }) => id));
}
