import { createHash } from "node:crypto";
import { load } from "cheerio";

export interface AliveLater {
  html: string;
  /** The file to write, by its address on the site; undefined for a page that ships no React. */
  script?: { address: string; text: string };
}

/**
 * Moves what makes a page come alive into one file that waits until the page is loaded and painted, so that nothing of it competes with
 * the first paint, and the page is left without inline scripts. See docs/decisions/alive-after-load.md.
 */
export function bringAliveAfterLoad(html: string): AliveLater {
  const page = load(html);
  const inline = page("script:not([src])").filter((_, script) => isScript(page(script).attr("type")));
  const entry = inline.filter("[type=module]");
  if (entry.length === 0) return { html };

  const preloads = page("link[rel=modulepreload]");
  const addresses = preloads.toArray().map((link) => page(link).attr("href"));
  // React's own pieces in the order they stood; the module that imports the page comes last.
  const pieces = inline
    .not("[type=module]")
    .toArray()
    .map((script) => page(script).text());
  const text = aliveScript(addresses, pieces, entry.text());
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const address = `/assets/alive-${digest}.js`;
  preloads.remove();
  // The elements stay where React will look for them; an empty script runs nothing and needs no permission.
  inline.empty();
  // Not a module: React's pieces assign to names they never declare, which strict code refuses.
  page("body").append(`<script src="${address}" defer fetchpriority="low"></script>`);
  return { html: page.html(), script: { address, text } };
}

function isScript(type: string | undefined): boolean {
  return type === undefined || type === "module" || type === "text/javascript";
}

/** The module's static imports become dynamic ones, made when the page is loaded; the preloads fetch them all at once. */
function aliveScript(preloads: (string | undefined)[], pieces: string[], entry: string): string {
  const lines = entry.split("\n").map((line) =>
    line
      .replace(/^\s*import (".*?");?\s*$/, "await import($1);")
      .replace(/^\s*import \* as (\w+) from (".*?");?\s*$/, "const $1 = await import($2);"),
  );
  if (lines.some((line) => /^\s*import [^(]/.test(line))) {
    throw new Error("The page's entry has an import of a form that is not known here");
  }
  return `async function bringAlive() {
for (const href of ${JSON.stringify(preloads)}) {
const link = document.createElement("link");
link.rel = "modulepreload";
link.href = href;
document.head.append(link);
}
${pieces.join("\n")}
${lines.join("\n")}
}
function whenPainted() {
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(bringAlive, 200)));
}
if (document.readyState === "complete") whenPainted();
else addEventListener("load", whenPainted, { once: true });
`;
}
