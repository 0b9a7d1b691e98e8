import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { publicHolidays } from "../../../firm/public-holidays.ts";
import { explainFailure } from "../../log/explain-failure.ts";
import { loadMigrations } from "../migrate.ts";

/** Where the build leaves the template: a database with the whole schema that a first start copies instead of creating one. */
export const builtTemplates = join(import.meta.dirname, "../../../build/database-template");

/** The name of a file in a folder of the template that is empty in a database. */
export const emptyMark = "empty";

/** The folder of the template of this schema and this PGlite in `templates`: its name tells what it was made of. */
export async function findTemplate(templates: string): Promise<string> {
  const pglite = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const manifest = await readFile(join(dirname(pglite), "../package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const migrations = (await loadMigrations()).map(({ name, checksum }) => `${name} ${checksum}`);
  const hash = createHash("sha256").update(
    [version, emptyMark, JSON.stringify(publicHolidays), ...migrations].join("\n"),
  );
  return join(templates, hash.digest("hex").slice(0, 32));
}

/** Copies the template into `postgres`, an empty folder. Nothing when there is none. */
export async function copyTemplate(postgres: string, templates: string): Promise<void> {
  const template = await findTemplate(templates);
  if (!existsSync(template)) return;
  const filter = (source: string) => basename(source) !== emptyMark;
  await cp(template, postgres, { recursive: true, filter }).catch((cause: unknown) => {
    throw new Error(
      `The database in ${postgres} cannot be created (${explainFailure(cause)}). Is the disk full, are its files limited ` +
        "in size, or may this user not write them? Nothing is lost: the next start creates it.",
      { cause },
    );
  });
}
