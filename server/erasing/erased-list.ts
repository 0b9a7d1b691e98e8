import { existsSync } from "node:fs";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Each erasing has a line: its moment, and the ids of the rows. It names nobody, and outlives the database. */
const erasedFile = (dataDir: string) => join(dataDir, "erased.txt");

/** Adds ids to the list. Call before the commit: a row that is listed and stays is erased by a restore, as was asked. */
export async function listErased(dataDir: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const line = `${new Date().toISOString()} ${ids.join(" ")}\n`;
  await appendFile(erasedFile(dataDir), line, { mode: 0o600, flush: true });
}

/** All ids of the list, or undefined where there is none. */
export async function readErased(dataDir: string): Promise<string[] | undefined> {
  const file = erasedFile(dataDir);
  if (!existsSync(file)) return undefined;
  return (await readFile(file, "utf8")).match(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g) ?? [];
}
