import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Throws, with what to do, when `folder` has a database but no lock file. */
export function requireLockFile(folder: string): void {
  if (!hasDatabase(folder) || existsSync(join(folder, "lock"))) return;
  throw new Error(
    `${folder} has a database but no file "lock", which keeps a second process out. ` +
      "Make sure that no process uses the folder, then create an empty file of that name.",
  );
}

/**
 * Opens the database in `folder` with `open`, which creates one where there is none. A folder whose database was lost is
 * refused instead of getting a new one, and a new database that was not finished is created again.
 */
export async function openDataFolder<Opened>(
  folder: string,
  open: (postgres: string) => Promise<Opened>,
): Promise<Opened> {
  const postgres = join(folder, "postgres");
  if (hasDatabase(folder)) return open(postgres);
  const marker = unfinishedMarker(folder);
  if (existsSync(marker)) await rm(postgres, { recursive: true, force: true });
  if (existsSync(postgres)) {
    throw new Error(
      `${postgres} is not a database. Put your database or its backup there, or delete it to begin with a new one.`,
    );
  }
  await writeFile(marker, "");
  const opened = await open(postgres);
  await rm(marker);
  return opened;
}

/** Whether `folder` has a database that was once opened. */
export function hasDatabase(folder: string): boolean {
  return existsSync(join(folder, "postgres", "PG_VERSION")) && !existsSync(unfinishedMarker(folder));
}

/** A file that exists while a new database is being created. */
function unfinishedMarker(folder: string): string {
  return join(folder, "postgres.unfinished");
}
