import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

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
    const page = await openAs(browser, baseURL, prefers);
    await page.goto(`${path}?from=mail#core`);
    await expect(page.getByText(offered)).toBeVisible();
    await page.getByRole("link", { name: accept }).click();
    await expect(page).toHaveURL(leadsTo);
    await page.goBack();
    await expect(page.getByText(offered)).toBeHidden();
    await page.context().close();
  });

  test(`a reader of ${prefers} who stays on ${path} is not asked again`, async ({ browser, baseURL }) => {
    const page = await openAs(browser, baseURL, prefers);
    await page.goto(path);
    await page.getByRole("button", { name: dismiss }).click();
    await expect(page.getByText(offered)).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(offered)).toBeHidden();
    await page.context().close();
  });
}

test("the offer is reached and closed by the keyboard", async ({ browser, baseURL }) => {
  const page = await openAs(browser, baseURL, "ar");
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
    const page = await openAs(browser, baseURL, prefers);
    await page.goto("/en/services");
    await expect(page.locator("#language-offer")).toBeAttached();
    await expect(page.locator("#language-offer")).toBeHidden();
    await page.context().close();
  }
});

async function openAs(browser: Browser, baseURL: string | undefined, locale: string): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale });
  return context.newPage();
}
