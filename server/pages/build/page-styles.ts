import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { splitStyles } from "./split-styles.ts";

/** Inlines what a page's first screen needs of its stylesheets, so that it is painted from one response, and links the rest. */
export async function placeStyles(folder: string, path: string): Promise<void> {
  const page = load(await readFile(path, "utf8"));
  // React hydrates the whole of a staff page, and would miss its links.
  if (page("script[type=module]").length > 0) return;
  const links = page("link[rel=stylesheet]");
  const modules = await readModules(folder, page("meta[name=page-module]").attr("content")?.split(" ") ?? []);
  const hrefs = new Set([
    // React Router marks those that are also of what is imported later by a #.
    ...links.toArray().map((link) => page(link).attr("href")?.replace("#", "") ?? ""),
    // It links none of what is imported later alone.
    ...modules.flatMap((text) => text.match(/assets\/[\w.-]+\.css/g) ?? []).map((name) => `/${name}`),
  ]);
  const sheets = await Promise.all([...hrefs].map((href) => readFile(join(folder, href), "utf8")));
  links
    .first()
    .before(page("<style></style>").text(await splitSheets(folder, page, modules, sheets.join("\n"))));
  links.remove();
  await writeFile(path, page.html());
}

/** The texts of modules of the built site, and of all that they import, now or later. */
async function readModules(folder: string, urls: string[]): Promise<string[]> {
  const texts = new Map<string, string>();
  const read = async (url: string): Promise<void> => {
    if (texts.has(url)) return;
    texts.set(url, "");
    const text = await readFile(join(folder, url), "utf8");
    texts.set(url, text);
    const imports = text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g);
    await Promise.all(Array.from(imports, ([, name]) => read(`/assets/${name}`)));
  };
  await Promise.all(urls.map(read));
  return [...texts.values()];
}

/** The styles to inline; those for later are written to a file, and linked. */
async function splitSheets(
  folder: string,
  page: CheerioAPI,
  modules: string[],
  css: string,
): Promise<string> {
  const parts = page("main > *, body > footer").not(":has([data-island])");
  const firstLater = parts.filter(`${laterClass}, :has(${laterClass})`).first();
  if (firstLater.length === 0) return css;
  const withClass = page("[class]").toArray();
  const classesOf = (elements: typeof withClass) =>
    new Set(elements.flatMap((element) => page(element).attr("class")?.split(/\s+/) ?? []));
  const above = classesOf(
    withClass.slice(
      0,
      withClass.findIndex((element) => page(element).is(firstLater)),
    ),
  );
  const all = classesOf(withClass);
  const inScripts = new Set(modules.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const { first, later } = splitStyles(
    css,
    (name) => above.has(name),
    (name) => all.has(name) || inScripts.has(name),
  );
  const link = page("<link rel=stylesheet>").attr("href", await writeStylesheet(folder, later));
  // Browsers paint what is above it. The page's script goes above it, too: scripts below a stylesheet wait for it. Both go to
  // the end of the part before, where no rule of neighbours sees them.
  firstLater.prev().append(page("body > script").first(), link);
  return first;
}

const laterClass = "[class*='-later-module-']";

async function writeStylesheet(folder: string, css: string): Promise<string> {
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  const href = `/assets/later-${hash}.css`;
  await writeFile(join(folder, href), css);
  return href;
}
