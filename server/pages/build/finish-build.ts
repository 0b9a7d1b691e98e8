import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { deferHydration } from "./defer-hydration.ts";
import { bundle } from "./bundle.ts";
import { compressBeside } from "./compress.ts";
import { inlineStyle } from "./inline-style.ts";
import { nameOwnModules } from "./own-modules.ts";
import { speculationRules } from "./speculation-rules.ts";

const root = join(import.meta.dirname, "../../..");

/** Runs after the pages are made: each is put together from what it needs at once, then every file is compressed beside itself. */
export async function finishBuild(folder: string): Promise<void> {
  const early = await bundle(join(root, "app/site/enhancements/head-script.ts"), "iife");
  const main = await bundle(join(root, "app/site/enhancements/main.ts"), "iife");
  const nameModule = nameOwnModules(folder);
  for (const path of await filesIn(folder)) {
    // Asked for by navigations inside one document, which no page here makes for another page's data.
    if (path.endsWith(".data")) await rm(path);
    if (!path.endsWith(".html")) continue;
    const page = load(await readFile(path, "utf8"));
    const hydration = deferHydration(page);
    if (hydration) await writeFile(join(folder, hydration.address), hydration.text);
    await nameModule(page);
    await inlineStyle(folder, page);
    const own = await ownEarly(page);
    addScripts(page, [...own, early].join("\n"), main);
    await writeFile(path, page.html());
  }
  await Promise.all((await filesIn(folder)).map(compressBeside));
}

/** What a page wants done before it is painted, named as its modules are. */
async function ownEarly(page: CheerioAPI): Promise<string[]> {
  const sources = page("meta[name=head-script]").toArray().map((named) => page(named).attr("content") ?? "");
  page("meta[name=head-script]").remove();
  return Promise.all(sources.map((source) => bundle(join(root, source), "iife")));
}

/** At the end of head and body, where hydration looks past what it did not put there. */
function addScripts(page: CheerioAPI, early: string, main: string) {
  page("head").append(page("<script></script>").text(early));
  page("body").append(
    page("<script></script>").text(main),
    page("<script></script>").attr("type", "speculationrules").text(JSON.stringify(speculationRules)),
  );
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
