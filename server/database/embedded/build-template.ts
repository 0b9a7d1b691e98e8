import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../migrate.ts";
import { openEmbedded } from "./embedded.ts";
import { builtTemplates, emptyMark, findTemplate } from "./template.ts";

/** Makes the template in the folder `templates`, unless it is there, and removes those of other versions. */
export async function buildTemplate(templates: string): Promise<void> {
  const template = await findTemplate(templates);
  if (existsSync(template)) return;
  await rm(templates, { recursive: true, force: true });
  const dataDir = await mkdtemp(join(tmpdir(), "nawat-template-"));
  try {
    const database = await openEmbedded(dataDir, templates);
    await migrate(database);
    await database.close();
    await cp(join(dataDir, "postgres"), `${template}.new`, { recursive: true });
    await markEmptyFolders(`${template}.new`);
    await rename(`${template}.new`, template);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** An archive of npm has no folder without a file. */
async function markEmptyFolders(folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() && (await readdir(path)).length === 0) await writeFile(join(path, emptyMark), "");
  }
}

if (import.meta.main) await buildTemplate(builtTemplates);
