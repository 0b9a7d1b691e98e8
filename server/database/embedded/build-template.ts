import { existsSync } from "node:fs";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../migrate.ts";
import { openEmbedded } from "./embedded.ts";
import { builtTemplates, findTemplate } from "./template.ts";

/** Makes the template in the folder `templates`, unless it is there, and removes those of other versions. */
export async function buildTemplate(templates: string): Promise<void> {
  const template = await findTemplate(templates);
  if (existsSync(template)) return;
  await rm(templates, { recursive: true, force: true });
  const dataDir = await mkdtemp(join(tmpdir(), "nawat-template-"));
  try {
    const database = await openEmbedded(dataDir, { templates });
    await migrate(database);
    await database.close();
    await cp(join(dataDir, "postgres"), `${template}.new`, { recursive: true });
    await rename(`${template}.new`, template);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

if (import.meta.main) await buildTemplate(builtTemplates);
