import { createHash } from "node:crypto";
import { appendFileSync, createReadStream, existsSync, mkdirSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createZstdDecompress, zstdCompressSync } from "node:zlib";
import { explainFailure } from "../../log/explain-failure.ts";
import { loadMigrations } from "../migrate.ts";
import { readFrames, toFrame } from "./frames.ts";

/** Where the build leaves the template: a database with the whole schema that a first start copies instead of creating one. */
export const builtTemplates = join(import.meta.dirname, "../../../build/database-template");

/** A piece of a file of the archive, or a folder, which has none. */
type Entry = [path: string, piece: Buffer | undefined];

const pieceBytes = 8 * 1024;

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
    await readArchive(template, ([path, piece]) => {
      if (piece) appendFileSync(join(postgres, path), piece);
      else mkdirSync(join(postgres, path));
    });
  } catch (cause) {
    throw new Error(
      `The database in ${postgres} cannot be created (${explainFailure(cause)}). Is the disk full, are its files limited ` +
        "in size, or may this user not write them? Nothing is lost: the next start creates it. " +
        `Or ${template} is damaged: build the site again.`,
      { cause },
    );
  }
  return true;
}

/** One frame for each folder, before what is in it, and for each piece of a file. The checksum makes damage an error. */
export async function packFolder(folder: string): Promise<Buffer> {
  const frames: Buffer[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() && !entry.isDirectory()) throw new Error(`${file} is neither a file nor a folder`);
    const path = relative(folder, file).split(sep).join("/");
    const content = entry.isFile() ? await readFile(file) : undefined;
    let start = 0;
    do {
      const piece = content?.subarray(start, start + pieceBytes);
      frames.push(toFrame([path, piece] satisfies Entry));
      start += pieceBytes;
    } while (start < (content?.length ?? 0));
  }
  return zstdCompressSync(Buffer.concat(frames), { params: { [constants.ZSTD_c_checksumFlag]: 1 } });
}

/** At once it would take as much memory again as all files. Throws when the archive is damaged, or would write elsewhere. */
export async function readArchive(archive: string, use: (entry: Entry) => void): Promise<void> {
  await pipeline(createReadStream(archive), createZstdDecompress(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const entry of readFrames(chunks)) {
      if (!isEntry(entry)) throw new Error("An entry is none of a database");
      use(entry);
    }
  });
}

/** No absolute path, none that leads upwards, and nothing but files and folders. */
function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [path, piece]: unknown[] = value;
  const isInside =
    typeof path === "string" && path.split("/").every((name) => /^(?!\.+$)[\w.-]+$/.test(name));
  return isInside && (piece === undefined || piece instanceof Uint8Array);
}
