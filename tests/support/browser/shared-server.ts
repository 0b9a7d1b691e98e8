import { expect, type Page } from "@playwright/test";
import { failOnConsoleErrors } from "./console-errors.ts";
import { returningVisitor, type Site, test as base } from "./sites.ts";

/** One server serves all tests of a worker, so no test may count what is stored, and none may become an admin. */
export const test = base.extend<{ site: Site }>({
  site: async ({ publicSite }, use) => use(publicSite),
  baseURL: async ({ site }, use) => use(site.url),
  storageState: async ({ site }, use) => use(returningVisitor(site.url)),
  page: failOnConsoleErrors,
});

/**
 * For tests that only look at pages: a page of their own would take longer than the look. They leave nothing in the
 * browser's storage. What they set of the window and the media is reset here.
 */
export const testOnSharedPage = test.extend({
  page: async ({ sharedPage }, use) => {
    await resetPage(sharedPage);
    await failOnConsoleErrors({ page: sharedPage }, use);
  },
});

export const testOnSharedPageWithoutScripts = test.extend({
  page: async ({ sharedPageWithoutScripts }, use) => {
    await resetPage(sharedPageWithoutScripts);
    await failOnConsoleErrors({ page: sharedPageWithoutScripts }, use);
  },
});

async function resetPage(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null });
}

/** For `test.use`: a visitor who was never here. */
export const firstVisit = { cookies: [], origins: [] };

/** Opens a page and waits until its fonts are loaded. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Opens a page of the staff area in a language. */
export async function openStaffPage(page: Page, path: string, locale: "en" | "ar") {
  await openPage(page, path);
  await switchLanguage(page, locale);
}

/** Switches the language of the staff area by its button, which works once the page is hydrated. */
export async function switchLanguage(page: Page, locale: "en" | "ar") {
  const html = page.locator("html");
  const header = page.getByRole("banner");
  const button = header.getByRole("button", { name: locale === "ar" ? "العربية" : "English" });
  await expect(async () => {
    if ((await html.getAttribute("lang")) !== locale) {
      // In a narrow window it is in the menu.
      if (!(await button.isVisible())) await header.locator("summary").last().click({ timeout: 500 });
      await button.click({ timeout: 500 });
    }
    await expect(html).toHaveAttribute("lang", locale, { timeout: 500 });
  }).toPass();
}

/** Waits until the form is hydrated; before that it posts natively. */
export async function waitForHydration(page: Page) {
  const form = page.locator("main form");
  await expect.poll(() => form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true);
}

export { expect };
