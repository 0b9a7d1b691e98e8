import { findOverflow } from "../../support/page-checks/overflow.ts";
import { pageMetadata } from "../../../app/site/metadata/page-metadata.ts";
import { words } from "../../../app/site/words.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

/** In between, only the window's edge moves. */
const widthStep = process.env["TEST_ALL"] ? 25 : 100;

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: the header is one row in every window, as a bar or as a menu, with the start of a project in it`, async ({
    page,
  }) => {
    // The first visit has the fallback fonts, which are wider.
    await page.route("**/*.woff2", (route) => route.abort());
    await openPage(page, `/${locale}/services`);
    const bar = page.getByRole("navigation", { name: words.navLabel[locale] });
    const start = page.locator("header").getByRole("link", {
      name: pageMetadata["start-project"].name[locale],
    });
    const widthsOfBar: number[] = [];
    for (let width = 320; width <= 1920; width += widthStep) {
      await page.setViewportSize({ width, height: 600 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
      expect.soft(await page.locator("header").evaluate(standInOneRow), `${width} px`).toBe(true);
      expect.soft(await start.isVisible(), `${width} px`).toBe(true);
      const isBar = await bar.isVisible();
      expect.soft(await page.locator("header summary").isVisible(), `${width} px`).toBe(!isBar);
      if (isBar) widthsOfBar.push(width);
    }
    expect(widthsOfBar[0]).toBeGreaterThan(900);
    expect(widthsOfBar[0]).toBeLessThan(1280);
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
