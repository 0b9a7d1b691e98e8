import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../migrate.ts";
import { openEmbedded } from "./embedded.ts";
import { builtTemplates, findTemplate, packFolder, readArchive } from "./template.ts";

/** Makes the template in `folder`, unless it is there and whole, and removes those of other versions. */
export async function buildTemplate(folder: string): Promise<void> {
  const template = await findTemplate(folder);
  const isWhole = await readArchive(template, () => {}).then(
    () => true,
    () => false,
  );
  if (isWhole) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const dataDir = await mkdtemp(join(tmpdir(), "nawat-template-"));
  try {
    const database = await openEmbedded(dataDir, { templates: folder });
    await migrate(database);
    await database.close();
    await writeFile(`${template}.new`, await packFolder(join(dataDir, "postgres")), { flush: true });
    await rename(`${template}.new`, template);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

if (import.meta.main) await buildTemplate(builtTemplates);
