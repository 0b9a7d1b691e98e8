import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CheerioAPI } from "cheerio";
import { usedStyle } from "./used-style.ts";

/**
 * Puts what a page uses of its stylesheets into the page, so that nothing has to be fetched before its words are painted.
 * Where all of it is needed later (a page is hydrated, or a form is shown with its errors), it is named by `data-whole`.
 * See docs/decisions/words-first.md.
 */
export async function inlineStyle(folder: string, page: CheerioAPI): Promise<void> {
  const links = page("link[rel=stylesheet]");
  const addresses = links.toArray().map((link) => page(link).attr("href") ?? "");
  const sheets = await Promise.all(addresses.map((address) => readFile(join(folder, address), "utf8")));
  const used = usedStyle(sheets.join("\n"), page);
  links.first().replaceWith(page("<style></style>").attr("data-whole", addresses.join(" ")).text(used));
  page("link[rel=stylesheet]").remove();
}
