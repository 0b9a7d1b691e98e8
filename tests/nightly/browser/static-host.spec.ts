import { expect, type Page } from "@playwright/test";
import { pageHeaders } from "../../../server/pages/headers.ts";
import { builtSiteFolder } from "../../support/server.ts";
import { startStaticHost } from "./static-host.ts";
import { failOnConsoleErrors } from "../../support/browser/console-errors.ts";
import { test as base } from "../../support/browser/sites.ts";

/** Any host that serves files, with the policy our server would give its first page. */
const test = base.extend<{ host: { url: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
  host: async ({}, use) => {
    const settings = { publicUrl: "http://localhost", hsts: undefined, apiOrigin: undefined };
    const host = await startStaticHost(builtSiteFolder, {
      policyOf: (html, path) =>
        path === "/" ? pageHeaders(html, settings)["Content-Security-Policy"] : undefined,
    });
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.url),
  page: failOnConsoleErrors,
});

test("its first address leads to English, with query and fragment, and leaves no page to come back to", async ({
  page,
}) => {
  await page.goto("/ar");
  await page.goto("/?from=mail#counters");
  await expect(page).toHaveURL("/en?from=mail#counters");
  await expect(heading(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/ar");
});

test("its first address says where it leads, in a language", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/en">/);
  expect(html).toMatch(/<title>[^<]+<\/title>/);
  expect(html.length).toBeLessThan(1000);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("its first address leads to English", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL("/en");
    await expect(heading(page)).toBeVisible();
  });
});

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}
