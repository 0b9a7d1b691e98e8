import { cpSync, statfsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Environment variable that holds the folder `createDataFolder` copies. */
export const templateVariable = "TEST_DATA_TEMPLATE";

/**
 * A folder for one server's data. Where the run prepared a template, its embedded database has been migrated and holds
 * no row: a copy takes a tenth of a second, a new database takes seconds.
 */
export async function createDataFolder(): Promise<string> {
  const folder = await createEmptyDataFolder();
  const template = process.env[templateVariable];
  if (template) cpSync(template, folder, { recursive: true });
  return folder;
}

/** As before a first start. Its name says whose it is. */
export function createEmptyDataFolder(): Promise<string> {
  return mkdtemp(join(findFastFolder(), `nawat-test-${process.pid}-`));
}

/** Removes what processes left that were killed: a hundred such runs would fill the machine's memory. */
export async function removeAbandonedFolders(): Promise<void> {
  const folder = findFastFolder();
  for (const name of await readdir(folder)) {
    const owner = /^nawat-test-(\d+)-/.exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Where databases of tests are: in memory if it has room, because a thousand small files on a disk take it a second. */
export function findFastFolder(): string {
  const inMemory = "/dev/shm";
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > minimumRoom ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Bytes. All databases of a run together take a third of it. */
const minimumRoom = 4 * 2 ** 30;
