import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What of a page its headers depend on. */
export interface PageContents {
  /** Sources for the policy: the hash of each inline script, and of each inline style. */
  scripts: string[];
  styles: string[];
  hasVideo: boolean;
  hasCanvas: boolean;
  isNoindex: boolean;
}

/** Beside the folder of the site, so that no host serves it. */
export const pageContentsFile = "page-contents.json";

/** Of every page of the site built into `folder`, by the name of its file. Rejects when there is none. */
export async function loadPageContents(folder: string): Promise<Partial<Record<string, PageContents>>> {
  const text = await readFile(join(folder, "..", pageContentsFile), "utf8").catch(() => {
    throw new Error("The site is not built. Run `npm run build` first.");
  });
  return JSON.parse(text);
}
