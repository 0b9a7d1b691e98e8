import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { loadMigrations } from "../migrate.ts";

/** Where the build leaves the template: a database with the whole schema that a first start copies instead of creating one. */
export const builtTemplates = join(import.meta.dirname, "../../../build/database-template");

/** A file of the archive, or a folder, which has no size. */
interface Entry {
  path: string;
  size: number | undefined;
}

/** The template of this schema and this PGlite in `folder`: its name tells what it was made of. */
export async function findTemplate(folder: string): Promise<string> {
  const pglite = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const manifest = await readFile(join(dirname(pglite), "../package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const migrations = (await loadMigrations()).map(({ name, checksum }) => `${name} ${checksum}`);
  const hash = createHash("sha256").update([version, ...migrations].join("\n"));
  return join(folder, `${hash.digest("hex").slice(0, 32)}.zst`);
}

/** Copies the template into `postgres`, an empty folder. False when there is none, or a damaged one. */
export async function copyTemplate(postgres: string, folder: string): Promise<boolean> {
  const content = await readFile(await findTemplate(folder))
    .then((archive) => zstdDecompressSync(archive))
    .catch(() => undefined);
  if (content) unpackFolder(content, postgres);
  return content !== undefined;
}

/** A line of JSON that lists the entries, a folder before what is in it, and then the contents of the files. */
export async function packFolder(folder: string): Promise<Buffer> {
  const entries: Entry[] = [];
  const contents: Buffer[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isFile() ? await readFile(path) : undefined;
    entries.push({ path: relative(folder, path).split(sep).join("/"), size: content?.length });
    if (content) contents.push(content);
  }
  return zstdCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), ...contents]));
}

function unpackFolder(content: Buffer, folder: string): void {
  let offset = content.indexOf("\n") + 1;
  for (const { path, size } of JSON.parse(content.toString("utf8", 0, offset)) as Entry[]) {
    if (size === undefined) mkdirSync(join(folder, path));
    else writeFileSync(join(folder, path), content.subarray(offset, (offset += size)));
  }
}
