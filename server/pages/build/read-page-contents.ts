import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { type CheerioAPI, load } from "cheerio/slim";
import { placeholderOrigin } from "../../../app/site/origin.server.ts";
import { type PageContents, pageContentsFile } from "../page-contents.ts";

/** Writes down what the headers of every built page depend on: reading all of them would be a quarter of a server's start. */
export async function writePageContents(buildDirectory: string): Promise<void> {
  const folder = join(buildDirectory, "client");
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".html"));
  const entries = names.toSorted().map(async (name) => {
    const html = await readFile(join(folder, name), "utf8");
    return [name.split(sep).join("/"), readPageContents(html)] as const;
  });
  const contents = Object.fromEntries(await Promise.all(entries));
  await writeFile(join(buildDirectory, pageContentsFile), JSON.stringify(contents, undefined, 1));
}

export function readPageContents(html: string): PageContents {
  const page = load(html);
  return {
    scripts: hashInline(page, "script:not([src], [type$='json'])"),
    styles: hashInline(page, "style"),
    hasVideo: page("video").length > 0,
    hasCanvas: page("canvas").length > 0,
    isNoindex: page("meta[name=robots]").attr("content")?.includes("noindex") ?? false,
  };
}

/** CSP hashes that allow exactly the inline text of those elements. */
function hashInline(page: CheerioAPI, selector: string): string[] {
  const texts = page(selector)
    .toArray()
    .map((element) => page(element).text());
  // The server puts the origin in, which would change the hash.
  if (texts.some((text) => text.includes(placeholderOrigin)))
    throw new Error(`An inline ${selector} holds the site's origin.`);
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
