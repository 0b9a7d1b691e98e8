import { load } from "cheerio";
import { expect, openPage, test, waitForHydration } from "../../support/browser/shared-server.ts";

for (const path of ["/en/contact", "/ar/start-project"]) {
  test(`hydration leaves the head of ${path} as it was served`, async ({ page }) => {
    const served = headTagsOf(await (await page.request.get(path)).text());
    expect(served.length).toBeGreaterThan(20);
    await openPage(page, path);
    await waitForHydration(page);
    expect(headTagsOf(await page.content())).toEqual(served);
  });
}

/** The head's tags for search engines and link previews. */
function headTagsOf(html: string): string[] {
  const document = load(html);
  return document("title, head meta, link[rel=canonical], link[rel=alternate], [type='application/ld+json']")
    .toArray()
    .map((tag) => document.html(tag));
}
