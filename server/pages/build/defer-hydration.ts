import { createHash } from "node:crypto";
import type { CheerioAPI } from "cheerio";

/** A module to write, by its address on the site. */
export interface HydrationModule {
  address: string;
  text: string;
}

/**
 * Moves what hydrates a page into one module that the page names and imports after its first paint
 * (`app/site/enhancements/hydrate.ts`), so that nothing of it competes with the text. Undefined for a page that ships no React. See docs/decisions/hydrate-after-load.md.
 */
export function deferHydration(page: CheerioAPI): HydrationModule | undefined {
  const inline = page("script:not([src])").filter((_, script) => isScript(page(script).attr("type")));
  const entry = inline.filter("[type=module]");
  if (entry.length === 0) return undefined;

  const preloads = page("link[rel=modulepreload]");
  const addresses = preloads.toArray().map((link) => page(link).attr("href"));
  // React's own pieces in the order they stood; the module that imports the page comes last.
  const pieces = inline
    .not("[type=module]")
    .toArray()
    .map((script) => page(script).text());
  const text = renderModule(addresses, pieces.join("\n"), entry.text());
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const address = `/assets/hydrate-${digest}.js`;
  preloads.remove();
  // The elements stay where React will look for them; an empty script runs nothing and needs no permission.
  inline.empty();
  page("head").append(page("<meta>").attr({ name: "hydrate", content: address }));
  return { address, text };
}

function isScript(type: string | undefined): boolean {
  return type === undefined || type === "module" || type === "text/javascript";
}

/**
 * The module's static imports become dynamic ones, so that all modules are asked for at once. The stylesheets that the page
 * was built with, and that React looks for, take the place of what the page used of them; all at once, because one without
 * the others has the layers in another order.
 */
function renderModule(preloads: (string | undefined)[], pieces: string, entry: string): string {
  const lines = entry.split("\n").map((line) =>
    line
      .replace(/^\s*import (".*?");?\s*$/, "await import($1);")
      .replace(/^\s*import \* as (\w+) from (".*?");?\s*$/, "const $1 = await import($2);"),
  );
  if (lines.some((line) => /^\s*import [^(]/.test(line))) {
    throw new Error("The page's entry has an import of a form that is not known here");
  }
  // React's pieces assign to names they never declare.
  const names = [...new Set(pieces.match(/\$R[A-Z]\b/g))];
  return `${names.length > 0 ? `var ${names.join(", ")};` : ""}
for (const href of ${JSON.stringify(preloads)}) link("modulepreload", href, document.head.lastChild);
const used = document.querySelector("style[data-whole]");
const whole = used.dataset.whole.split(" ").map((href) => link("stylesheet", href, used));
await Promise.all(whole.map((sheet) => new Promise((done) => {
sheet.media = "not all";
sheet.onload = done;
})));
for (const sheet of whole) sheet.removeAttribute("media");
used.remove();
function link(rel, href, next) {
const link = document.createElement("link");
link.rel = rel;
link.href = href;
next.before(link);
return link;
}
${pieces}
${lines.join("\n")}
`;
}
