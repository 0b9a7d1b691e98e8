import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "cheerio";
import { compressBeside } from "./compress.ts";

/** Runs after React Router's build: inlines each page's stylesheets and compresses every file beside itself. */
export async function finishBuild(folder: string): Promise<void> {
  await rm(join(folder, ".vite"), { recursive: true });
  for (const path of await filesIn(folder)) {
    // For navigations by React Router without a new document, which no page makes.
    if (path.endsWith(".data")) await rm(path);
    if (path.endsWith(".html")) await inlineStylesheets(folder, path);
  }
  await Promise.all((await filesIn(folder)).map(compressBeside));
}

/** So that text is painted from one response. */
async function inlineStylesheets(folder: string, path: string): Promise<void> {
  const page = load(await readFile(path, "utf8"));
  const links = page("link[rel=stylesheet]");
  const hrefs = links.toArray().map((link) => page(link).attr("href") ?? "");
  const styles = await Promise.all(hrefs.map((href) => readFile(join(folder, href), "utf8")));
  links.first().before(page("<style></style>").text(styles.join("\n")));
  links.remove();
  await writeFile(path, page.html());
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
