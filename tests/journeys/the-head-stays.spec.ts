import { load } from "cheerio";
import { expect, open, test, untilAlive } from "./site.ts";

for (const path of ["/en/contact", "/ar/start-project"]) {
  test(`coming alive leaves the head of ${path} as it was served`, async ({ page }) => {
    const served = toldIn(await (await page.request.get(path)).text());
    expect(served.length).toBeGreaterThan(20);
    await open(page, path);
    await untilAlive(page);
    expect(toldIn(await page.content())).toEqual(served);
  });
}

/** What the head tells those who list and share pages. */
function toldIn(html: string): string[] {
  const document = load(html);
  return document("title, head meta, link[rel=canonical], link[rel=alternate], [type='application/ld+json']")
    .toArray()
    .map((tag) => document.html(tag));
}
