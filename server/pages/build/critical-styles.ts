import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "cheerio";
import { type Container, parse, type Root } from "postcss";

/**
 * Inlines what a public page's header and first two sections need of its stylesheets, so that they are painted from one response, and
 * moves the links below them: browsers paint what is above such a link. `sheets` holds by address what earlier pages have read.
 */
export async function inlineCriticalStyles(
  folder: string,
  path: string,
  sheets: Map<string, Root>,
): Promise<void> {
  const page = load(await readFile(path, "utf8"));
  const first = page("body > main").children("section, article, div").slice(0, 2);
  const links = page("link[rel=stylesheet]");
  // React Router marks by a # those that a module would load later, too.
  const hrefs = links.toArray().map((link) => page(link).attr("href")?.replace("#", "") ?? "");
  for (const href of hrefs)
    if (!sheets.has(href)) sheets.set(href, parseForScreen(await readFile(join(folder, href), "utf8")));
  const above = page("body > :not(main, footer)").add(first).add(first.prevAll());
  const classes = above.find("[class]").addBack("[class]").toArray();
  const used = new Set(classes.flatMap((element) => page(element).attr("class")?.split(/\s+/) ?? []));
  const styles = hrefs.flatMap((href) => sheets.get(href) ?? []).map((sheet) => selectRules(sheet, used));
  links.first().before(page("<style></style>").text(styles.join("\n")));
  first.last().append(...hrefs.map((href) => page("<link rel=stylesheet>").attr("href", href)));
  links.remove();
  await writeFile(path, page.html());
}

function parseForScreen(css: string): Root {
  const sheet = parse(css);
  sheet.walkAtRules(/^(page|media)$/, (rule) => {
    if (rule.name === "page" || rule.params === "print") rule.remove();
  });
  return sheet;
}

/** The rules of a sheet that need no other classes than these. */
function selectRules(whole: Root, classes: Set<string>): string {
  const sheet = whole.clone();
  sheet.walkRules(/\./, (rule) => {
    const kept = rule.selectors.filter((selector) =>
      listClasses(selector).every((name) => classes.has(name)),
    );
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  removeEmpty(sheet);
  return sheet.toString();
}

function removeEmpty(container: Container) {
  container.each((node) => {
    if (node.type !== "atrule" || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** The classes an element must have or be within, so not those in `:not()`, `:is()` and `:where()`. */
function listClasses(selector: string): string[] {
  let required = selector.replaceAll(/\[[^\]]*\]/g, "");
  while (/\([^()]*\)/.test(required)) required = required.replaceAll(/\([^()]*\)/g, "");
  return Array.from(required.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = ""]) => name);
}
