import { existsSync, readFileSync, statSync } from "node:fs";
import { access, chmod, constants, mkdir, readdir, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import { explainFailure } from "../../log/explain-failure.ts";
import { syncFile, syncFolder } from "../sync-to-disk.ts";

/** The disk of a folder does not answer. A thread of Node may wait for it without end. */
export class DiskTimeoutError extends Error {}

/** A disk that sleeps, or is behind a network, takes seconds. */
const diskTimeoutMs = 10_000;

/** Megabytes that a new database takes, with its log. */
const newDatabaseMegabytes = 64;

/** Makes `folder` where there is none. Throws, with what to do, when data cannot be kept there. */
export async function prepareFolder(folder: string, timeoutMs = diskTimeoutMs): Promise<void> {
  const timeout = new AbortController();
  const expire = async () => {
    await wait(timeoutMs, undefined, { signal: timeout.signal });
    throw new DiskTimeoutError(`its disk has not answered for ${timeoutMs / 1000} seconds.`);
  };
  try {
    await Promise.race([makeWritable(folder), expire()]);
  } catch (cause) {
    const message = `The data cannot be kept in ${folder}: ${explainFailure(cause)} Set DATA_DIR to another folder (for the demo, TMPDIR).`;
    throw cause instanceof DiskTimeoutError ? new DiskTimeoutError(message) : new Error(message, { cause });
  } finally {
    timeout.abort();
  }
}

async function makeWritable(folder: string) {
  // Making folders, Node says of a disk that cannot be written that it is not there.
  const existing = await findExisting(folder);
  if (!(await stat(existing)).isDirectory()) throw new Error(`${existing} is a file, not a folder.`);
  await access(existing, constants.W_OK | constants.X_OK);
  await mkdir(folder, { recursive: true, mode: ownerOnly });
  if (hasDatabase(folder)) return;
  const { blocks, bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  // Some file systems do not tell.
  if (blocks > 0 && free < newDatabaseMegabytes)
    throw new Error(
      `its disk has ${free} MB free, and a new database takes ${newDatabaseMegabytes}: free some space.`,
    );
}

/** `folder`, or the nearest one above it that is there. */
async function findExisting(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => undefined);
  return found || folder === dirname(folder) ? folder : findExisting(dirname(folder));
}

/** Throws when this is root and `folder` another user's: what root writes there, that user could not open again. */
export function requireOwnFolder(folder: string): void {
  const { uid } = statSync(folder);
  if (process.getuid?.() !== 0 || uid === 0) return;
  throw new Error(`${folder} belongs to user ${uid}. Run this as that user, not as root.`);
}

/** Throws, with what to do, when `folder` has a database but no lock file. */
export function requireLockFile(folder: string): void {
  if (!hasDatabase(folder) || existsSync(join(folder, "lock"))) return;
  throw new Error(
    `${folder} has a database but not the file "lock", which keeps a second process out. ` +
      "Make sure that no process uses the folder, then create an empty file of that name.",
  );
}

/**
 * Opens the database in `folder` with `openFiles`, or a new one with `create`, which is created again until it was finished. A folder
 * whose database was lost is refused.
 */
export async function openDataFolder<Opened>(
  folder: string,
  openFiles: (postgres: string) => Promise<Opened>,
  create: (postgres: string) => Promise<Opened>,
): Promise<Opened> {
  const postgres = join(folder, "postgres");
  if (hasDatabase(folder)) {
    requireOwnMajor(postgres);
    // Some file systems know no modes, and only its owner may change the mode of a folder.
    await chmod(postgres, ownerOnly).catch(() => {});
    await chmod(join(folder, "lock"), 0o600).catch(() => {});
    return openFiles(postgres);
  }
  const marker = unfinishedMarker(folder);
  if (existsSync(marker)) await rm(postgres, { recursive: true, force: true });
  if (existsSync(postgres)) {
    throw new Error(
      `${postgres} is not a database. Put your database there, or delete the folder to begin with a new one.`,
    );
  }
  await writeFile(marker, "");
  await mkdir(postgres, { mode: ownerOnly });
  const opened = await create(postgres);
  await syncFiles(postgres);
  await syncFolder(folder);
  await rm(marker);
  // A marker that came back after a power cut would cost the database.
  await syncFolder(folder);
  return opened;
}

/** Postgres syncs what it writes, but neither the files of a copy nor those of `initdb`. */
async function syncFiles(folder: string): Promise<void> {
  const inTurn = pLimit(maxOpenFiles);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return inTurn(() => (entry.isDirectory() ? syncFolder(path) : syncFile(path)));
    }),
  );
  await syncFolder(folder);
}

const maxOpenFiles = 64;

/** The version of the Postgres in PGlite. A test compares them. */
export const postgresMajor = 18;

/** Throws, with what to do, when another major version of Postgres made the files: none opens those of another. */
function requireOwnMajor(postgres: string): void {
  const major = Number(readFileSync(join(postgres, "PG_VERSION"), "utf8"));
  if (!major || major === postgresMajor) return;
  const found = `The database in ${postgres} was created by Postgres ${major}, and this version of the site has Postgres ${postgresMajor}, which cannot open it.`;
  throw new Error(
    major > postgresMajor
      ? `${found} Run the version of the site that made it, or a later one.`
      : `${found} Nothing is lost. With the version of the site that made it: npm run backup -- FILE. ` +
          `Then move the folder ${postgres} away, and with this version: npm run restore -- FILE.`,
  );
}

/** Postgres here makes files that everybody may read and write: their folder keeps others out. */
const ownerOnly = 0o700;

/** Whether `folder` has a database that was once opened. */
export function hasDatabase(folder: string): boolean {
  return existsSync(join(folder, "postgres", "PG_VERSION")) && !existsSync(unfinishedMarker(folder));
}

/** A file that exists while a new database is being created. */
function unfinishedMarker(folder: string): string {
  return join(folder, "postgres.unfinished");
}
