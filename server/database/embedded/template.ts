import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { createZstdDecompress, zstdCompressSync } from "node:zlib";
import { explainError } from "../../log/explain-error.ts";
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

/** Copies the template into `postgres`, an empty folder. False when there is none. */
export async function copyTemplate(postgres: string, folder: string): Promise<boolean> {
  const template = await findTemplate(folder);
  if (!existsSync(template)) return false;
  try {
    await unpackFolder(template, postgres);
  } catch (cause) {
    throw new Error(
      `The database in ${postgres} cannot be created (${explainError(cause)}). Is the disk full, are its files limited ` +
        "in size, or may this user not write them? Nothing is lost: the next start creates it. " +
        `Or ${template} is damaged: build the site again.`,
      { cause },
    );
  }
  return true;
}

/** A line of JSON that lists the entries, a folder before what is in it, and then the compressed contents of the files. */
export async function packFolder(folder: string): Promise<Buffer> {
  const entries: Entry[] = [];
  const contents: Buffer[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isFile() ? await readFile(path) : undefined;
    entries.push({ path: relative(folder, path).split(sep).join("/"), size: content?.length });
    if (content) contents.push(content);
  }
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(entries)}\n`),
    zstdCompressSync(Buffer.concat(contents)),
  ]);
}

/** Piece by piece: at once it would take as much memory again as all files. */
async function unpackFolder(archive: string, folder: string): Promise<void> {
  const packed = await readFile(archive);
  const start = packed.indexOf("\n") + 1;
  const unpacked = Readable.from([packed.subarray(start)]).pipe(createZstdDecompress());
  const pieces = unpacked[Symbol.asyncIterator]();
  let piece: Buffer = Buffer.alloc(0);
  for (const { path, size } of JSON.parse(packed.toString("utf8", 0, start)) as Entry[]) {
    if (size === undefined) mkdirSync(join(folder, path));
    else writeFileSync(join(folder, path), "");
    for (let missing = size ?? 0; missing > 0;) {
      if (piece.length === 0) piece = (await pieces.next()).value;
      appendFileSync(join(folder, path), piece.subarray(0, missing));
      const written = Math.min(missing, piece.length);
      missing -= written;
      piece = piece.subarray(written);
    }
  }
}
