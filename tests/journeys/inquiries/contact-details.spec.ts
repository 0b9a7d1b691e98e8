import { expect, openPage, test } from "../../support/browser/shared-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const strings = {
  en: {
    address: ["Sample building, 3rd floor", "Sample Street, Mar Mikhael", "Beirut, Lebanon"],
    response: "within 24 hours on working days",
    chat: "Chat on WhatsApp",
    start: "Start a project",
    card: "Is your idea already a project?",
  },
  ar: {
    address: ["مبنى المثال، الطابق الثالث", "شارع المثال، مار مخايل", "بيروت، لبنان"],
    response: "خلال 24 ساعة في أيام العمل",
    chat: "راسلنا على واتساب",
    start: "ابدأ مشروعك",
    card: "هل صارت فكرتك مشروعًا؟",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  for (const width of [360, 1280]) {
    test(`${locale}, ${width} px: the contact page gives every way to reach us, the address in three lines`, async ({
      page,
    }) => {
      const words = strings[locale];
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, `/${locale}/contact`);
      const details = page.locator("main dl");
      const address = details.locator("address");
      expect((await address.innerText()).split("\n").filter(Boolean)).toEqual(words.address);
      expect(await address.evaluate(countLines)).toBe(3);
      const phone = details.locator('[href^="tel:"]');
      await expect(phone).toHaveAttribute("href", "tel:+96100000000");
      await expect(phone).toHaveText("+961 00 000 000");
      await expect(details.locator('[href^="mailto:"]')).toHaveText("hello@nawat.example");
      await expect(details).toContainText(words.response);
      await expect(details.getByRole("link", { name: words.chat })).toHaveAttribute(
        "href",
        "https://wa.me/96100000000",
      );
      await expect(details.getByRole("link", { name: words.start })).toHaveAttribute(
        "href",
        `/${locale}/start-project`,
      );
      const card = page.getByRole("region", { name: words.card }).getByRole("link");
      await expect(card).toHaveAttribute("href", `/${locale}/start-project`);
      await expect(card).toContainText(words.start);
    });
  }
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
