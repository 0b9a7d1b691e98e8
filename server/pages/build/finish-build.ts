import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { announceStep } from "./build-steps.ts";
import { compressBeside } from "./compress.ts";
import { placeStyles } from "./page-styles.ts";
import { placeVisitorScript } from "./place-visitor-script.ts";

/** Runs after React Router's build: places each page's styles and compresses every file beside itself. */
export async function finishBuild(folder: string): Promise<void> {
  await rm(join(folder, ".vite"), { recursive: true });
  await placeVisitorScript(folder);
  for (const path of await filesIn(folder)) {
    // For navigations by React Router without a new document, which no page makes.
    if (path.endsWith(".data")) await rm(path);
    if (path.endsWith(".html")) await placeStyles(folder, path);
  }
  announceStep("compressing files");
  await Promise.all((await filesIn(folder)).map(compressBeside));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
