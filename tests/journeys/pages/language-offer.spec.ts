import type { Browser, Page } from "@playwright/test";
import { sumLayoutShifts } from "../../support/page-checks/layout-shifts.ts";
import { expect, test } from "../../support/browser/shared-server.ts";

const readers = [
  {
    prefers: "ar",
    page: "/en/services",
    offered: "هذه الصفحة متاحة بالعربية.",
    accept: "اقرأها بالعربية",
    dismiss: "ابقَ في النسخة الإنجليزية",
    leadsTo: "/ar/services?from=mail#core",
  },
  {
    prefers: "en-GB",
    page: "/ar/contact",
    offered: "This page is available in English.",
    accept: "Read it in English",
    dismiss: "Stay in Arabic",
    leadsTo: "/en/contact?from=mail#core",
  },
] as const;

for (const { prefers, page: path, offered, accept, dismiss, leadsTo } of readers) {
  test(`a reader of ${prefers} is offered ${path} in that language, and led there when they say so`, async ({
    browser,
    baseURL,
  }) => {
    const page = await openPageInLocale(browser, baseURL, prefers);
    await page.goto(`${path}?from=mail#core`);
    await expect(page.getByText(offered)).toBeVisible();
    await page.getByRole("link", { name: accept }).click();
    await expect(page).toHaveURL(leadsTo);
    await page.goBack();
    await expect(page.getByText(offered)).toBeHidden();
    await page.context().close();
  });

  test(`a reader of ${prefers} who stays on ${path} is not asked again`, async ({ browser, baseURL }) => {
    const page = await openPageInLocale(browser, baseURL, prefers);
    await page.goto(path);
    await page.getByRole("button", { name: dismiss }).click();
    await expect(page.getByText(offered)).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(offered)).toBeHidden();
    await page.context().close();
  });
}

for (const { prefers, offered } of readers) {
  for (const path of prefers === "ar"
    ? ["/en", "/en/services", "/en/contact"]
    : ["/ar", "/ar/services", "/ar/contact"]) {
    test(`on a phone the offer to a reader of ${prefers} covers nothing of ${path}, and nothing moves for it`, async ({
      browser,
      baseURL,
    }) => {
      const page = await openPageInLocale(browser, baseURL, prefers);
      await page.addInitScript(sumLayoutShifts);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const offer = page.getByRole("complementary").filter({ hasText: offered });
      await expect(offer).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(coveredByOffer)).toEqual([]);
      expect(await page.evaluate(() => window.cumulativeLayoutShift)).toBeLessThan(0.01);
      await page.context().close();
    });
  }
}

test("the offer is reached and closed by the keyboard", async ({ browser, baseURL }) => {
  const page = await openPageInLocale(browser, baseURL, "ar");
  await page.goto("/en");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "اقرأها بالعربية" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("#language-offer")).toBeHidden();
  await page.context().close();
});

test("no offer is made to a reader of the page's language, nor of a third", async ({ browser, baseURL }) => {
  for (const prefers of ["en", "fr"]) {
    const page = await openPageInLocale(browser, baseURL, prefers);
    await page.goto("/en/services");
    await expect(page.locator("#language-offer")).toBeAttached();
    await expect(page.locator("#language-offer")).toBeHidden();
    await page.context().close();
  }
});

/** Runs in the page: the parts of the page that lie under the offer, wherever the page is scrolled to. */
function coveredByOffer(): string[] {
  const offer = document.querySelector("#language-offer");
  const under = () =>
    [...document.querySelectorAll("header, main h1, main p, main a, main li, footer")]
      .filter((part) => {
        const [one, other] = [part, offer].map((element) => element?.getBoundingClientRect());
        if (!one?.width || !other?.width || part.closest(".sr-only")) return false;
        const isBeside = one.right <= other.left || other.right <= one.left;
        return !isBeside && one.top < other.bottom - 1 && other.top < one.bottom - 1;
      })
      .map((part) => `${part.localName} ${part.textContent.slice(0, 40)}`);
  return [0, 200, 5000].flatMap((top) => {
    scrollTo({ top, behavior: "instant" });
    return under();
  });
}

async function openPageInLocale(
  browser: Browser,
  baseURL: string | undefined,
  locale: string,
): Promise<Page> {
  const emptyStorage = { cookies: [], origins: [] };
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale,
    storageState: emptyStorage,
  });
  return context.newPage();
}
