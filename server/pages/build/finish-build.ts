import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { compress, compressible, containsUnknownOrigin, encodings } from "../compress.ts";
import type { Root } from "postcss";
import { inlineCriticalStyles } from "./critical-styles.ts";

/** Runs after React Router's build: inlines the first styles of public pages and compresses every file beside itself. */
export async function finishBuild(folder: string): Promise<void> {
  await rm(join(folder, ".vite"), { recursive: true });
  const sheets = new Map<string, Root>();
  for (const path of await filesIn(folder)) {
    // For navigations by React Router without a new document, which no page makes.
    if (path.endsWith(".data")) await rm(path);
    if (publicPage.test(relative(folder, path))) await inlineCriticalStyles(folder, path, sheets);
  }
  await Promise.all((await filesIn(folder)).map(compressBeside));
}

/** The others: React hydrates the head of a staff page, and the page of an inquiry is drawn when somebody asks for it. */
const publicPage = /^(en|ar|404)[\\/](?!inquiry).*html$/;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Writes the compressed forms of a file beside it, unless the file is not finished yet. */
async function compressBeside(path: string): Promise<void> {
  if (!compressible.test(path)) return;
  const content = await readFile(path);
  if (containsUnknownOrigin(path, content)) return;
  const { br, gzip } = await compress(content);
  if (br) await writeFile(path + encodings.br, br);
  if (gzip) await writeFile(path + encodings.gzip, gzip);
}
