import { expect, type Page, test as base } from "@playwright/test";
import { createDataFolder } from "../data-folder.ts";
import type { TestDatabase } from "../engines.ts";
import type { ServerProcess } from "../server-process.ts";
import { failOnConsoleErrors } from "./console-errors.ts";
import { runServer } from "./run-server.ts";

/** One server serves all tests of a worker, so no test may count what is stored, and none may become an admin. */
export const test = base.extend<object, { site: ServerProcess & TestDatabase }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => runServer(await createDataFolder(), use),
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // Returning visitors: they have chosen their language and have the web fonts. First visits have tests of their own.
  storageState: async ({ site }, use) =>
    use({
      cookies: [],
      origins: [
        {
          origin: site.url,
          localStorage: ["language-chosen", "web-fonts-loaded"].map((name) => ({ name, value: "yes" })),
        },
      ],
    }),
  page: failOnConsoleErrors,
});

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
  const button = page
    .locator("header")
    .getByRole("button", { name: locale === "ar" ? "العربية" : "English" });
  await expect(async () => {
    if ((await html.getAttribute("lang")) !== locale) await button.click();
    await expect(html).toHaveAttribute("lang", locale, { timeout: 500 });
  }).toPass();
}

/** Waits until the form is hydrated; before that it posts natively. */
export async function waitForHydration(page: Page) {
  const form = page.locator("main form");
  await expect.poll(() => form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true);
}

export { expect };
