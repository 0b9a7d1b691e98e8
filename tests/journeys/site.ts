import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { type ServerProcess, startProcess } from "../process.ts";
import { withoutComplaints } from "./complaints.ts";

/** For journeys that only look: one server serves all tests of a worker. What a test sends, no other test may count. */
export const test = base.extend<object, { site: ServerProcess }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "nawat-"));
      const server = await startProcess({ dataDir, databaseUrl: undefined });
      await use(server);
      server.child.kill("SIGTERM");
      await server.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  // What these find is said in words; a film of each of some hundred pages would take longer than looking at it.
  trace: ["off", { scope: "worker" }],
  baseURL: async ({ site }, use) => use(site.url),
  // These readers were here before: they chose their language and have the site's letters. Both have journeys of their own.
  storageState: async ({ site }, use) =>
    use({
      cookies: [],
      origins: [
        {
          origin: site.url,
          localStorage: ["language-chosen", "dressed"].map((name) => ({ name, value: "yes" })),
        },
      ],
    }),
  page: withoutComplaints,
});

/** Opens a page and waits until its letters stand where they will stay. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Opens a page of the staff area in a language. */
export async function openStaffPage(page: Page, path: string, locale: "en" | "ar") {
  await open(page, path);
  await untilLanguage(page, locale);
}

/** Chooses the language of the staff area on its page, which has to be alive for that. */
export async function untilLanguage(page: Page, locale: "en" | "ar") {
  const html = page.locator("html");
  await expect(async () => {
    if ((await html.getAttribute("lang")) !== locale) await page.locator("header .lang").click();
    await expect(html).toHaveAttribute("lang", locale, { timeout: 500 });
  }).toPass();
}

/** The form's page has come alive; before that it posts natively. */
export async function untilAlive(page: Page) {
  const form = page.locator("main form");
  await expect.poll(() => form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true);
}

export { expect };
