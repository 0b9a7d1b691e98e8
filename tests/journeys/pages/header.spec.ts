import { findOverflow } from "../../support/page-checks/overflow.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

/** In between, only the window's edge moves. */
const widthStep = process.env["TEST_ALL"] ? 25 : 100;
const longName = { en: "Industries we serve", ar: "القطاعات الصناعية" };

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: the header holds one more link in every window, as a bar or as a menu`, async ({
    page,
  }) => {
    await openPage(page, `/${locale}/services`);
    await page.locator("header ul").evaluateAll((lists, name) => {
      for (const list of lists) {
        list.append(list.children[0]?.cloneNode(true) ?? "");
        list.querySelector("li:last-child a")?.replaceChildren(name);
      }
    }, longName[locale]);
    const menu = page.locator("header summary");
    const link = page.locator("header > div > div > nav").getByText(longName[locale]);
    const widthsOfBar: number[] = [];
    for (let width = 320; width <= 1920; width += widthStep) {
      await page.setViewportSize({ width, height: 600 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
      expect.soft(await page.locator("header").evaluate(standInOneRow), `${width} px`).toBe(true);
      const isBar = await link.isVisible();
      expect.soft(await menu.isVisible(), `${width} px`).toBe(!isBar);
      if (isBar) widthsOfBar.push(width);
    }
    expect(widthsOfBar[0]).toBeGreaterThan(900);
    expect(widthsOfBar.at(-1)).toBe(1920);
  });
}

/** Whether its links stand beside each other, and none lies over another. */
function standInOneRow(header: Element): boolean {
  const links = [...header.querySelectorAll("a, summary")].filter((link) =>
    link.checkVisibility({ visibilityProperty: true }),
  );
  const boxes = links.map((link) => link.getBoundingClientRect()).toSorted((a, b) => a.left - b.left);
  const row = boxes[0];
  return boxes.every(({ left, top, bottom }, index) => {
    const before = boxes[index - 1];
    return !row || (top < row.bottom && bottom > row.top && (!before || left >= before.right - 1));
  });
}
