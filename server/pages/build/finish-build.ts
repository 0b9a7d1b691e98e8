import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bringAliveAfterLoad } from "./bring-alive.ts";
import { compressBeside } from "./compress.ts";

/** Runs after the pages are made: what wakes a page moves out of its way, then every file is compressed beside itself. */
export async function finishBuild(folder: string): Promise<void> {
  for (const path of await filesIn(folder)) {
    // Asked for by navigations inside one document, which no page here makes for another page's data.
    if (path.endsWith(".data")) await rm(path);
    if (!path.endsWith(".html")) continue;
    const { html, script } = bringAliveAfterLoad(await readFile(path, "utf8"));
    if (!script) continue;
    await writeFile(join(folder, script.address), script.text);
    await writeFile(path, html);
  }
  await Promise.all((await filesIn(folder)).map(compressBeside));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
