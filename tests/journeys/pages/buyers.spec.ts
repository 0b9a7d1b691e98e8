import { expect, test } from "../../support/browser/shared-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: the page prints as three sheets`, async ({ page }) => {
    await page.goto(`/${locale}/buyers`);
    const pdf = await page.pdf({ preferCSSPageSize: true, format: "A4" });
    expect(Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString("latin1"))?.[1])).toBe(3);
  });

  test(`${locale}: on a phone a rule has its device, page and day one under the other`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${locale}/buyers#market`);
    const rule = page
      .getByRole("row")
      .filter({ has: page.getByRole("link") })
      .first();
    const device = await rule.getByRole("rowheader").boundingBox();
    const source = await rule.getByRole("link").boundingBox();
    expect(source?.y).toBeGreaterThan((device?.y ?? 0) + (device?.height ?? 0));
    await expect(rule.getByRole("cell")).toHaveCount(3);
  });
}
