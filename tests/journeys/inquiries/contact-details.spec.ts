import { company } from "../../../firm/company.ts";
import { contactWords } from "../../../app/inquiries/contact/contact-words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: the contact page gives every way to reach us, the address in three lines`, async ({
    page,
  }) => {
    await openPage(page, `/${locale}/contact`);
    const details = page.locator("main dl");
    const address = details.locator("address");
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = (await address.innerText()).split("\n").filter(Boolean);
      expect(lines).toEqual(company.address.map((line) => line[locale]));
      const longest = Math.max(...lines.map((line) => line.length));
      if (longest <= 28) expect(await address.evaluate(countLines)).toBe(3);
    }
    const link = (href: string) => details.locator(`[href="${href}"]`);
    await expect(link(`tel:${company.phone.replaceAll(" ", "")}`)).toHaveText(company.phone);
    await expect(link(`mailto:${company.email}`)).toHaveText(company.email);
    await expect(link(company.whatsapp)).toContainText(contactWords.whatsappChat[locale]);
    await expect(details).toContainText(contactWords.responseValue[locale]);
    await expect(link(`/${locale}/start-project`)).toContainText(contactWords.startProject[locale]);
    const card = page.getByRole("region", { name: contactWords.cardHeading[locale] }).getByRole("link");
    await expect(card).toHaveAttribute("href", `/${locale}/start-project`);
  });
}

/** Runs in the page. Lines as the eye counts them, wherever a text wraps. */
function countLines(element: Element): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const tops = new Set<number>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { top } of range.getClientRects()) tops.add(Math.round(top));
  }
  return tops.size;
}
