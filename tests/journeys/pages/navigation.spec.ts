import { headerLinks } from "../../../app/site/navigation.ts";
import { expect, firstVisit, test } from "../../support/browser/shared-server.ts";

test.use({ storageState: firstVisit });

test("the root redirects to English, and the language switch leads to the same page with its query and hash", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL("/en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("BUILD. BOLD. HARDWARE.");
  await page.goto("/en/services?from=mail#core");
  await page.getByRole("link", { name: "العربية" }).first().click();
  await expect(page).toHaveURL("/ar/services?from=mail#core");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page).toHaveURL("/en/services?from=mail#core");
});

for (const javaScriptEnabled of [true, false]) {
  test(`on a phone the menu opens, leads on and closes, JavaScript ${javaScriptEnabled ? "on" : "off"}`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      baseURL: site.url,
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto("/ar");
    const menu = page.getByRole("navigation", { name: "القائمة" });
    await expect(menu).toBeHidden();
    await page.locator("summary", { hasText: "القائمة" }).click();
    await expect(menu.getByRole("link")).toHaveText(headerLinks("ar").menu.map(({ name }) => name));
    await menu.getByRole("link", { name: "من نحن" }).click();
    await expect(page).toHaveURL("/ar/about");
    await expect(menu).toBeHidden();
    await context.close();
  });

  test(`the same page in the other language is one link away, JavaScript ${javaScriptEnabled ? "on" : "off"}`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/ar/start-project");
    await page.getByRole("link", { name: "English" }).first().click();
    await expect(page).toHaveURL("/en/start-project");
    await context.close();
  });
}

test("an unknown address says so in both languages, answers 404, and logs its path to the console", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ baseURL: site.url });
  const consoleMessages: string[] = [];
  page.on("console", (message) => consoleMessages.push(message.text()));
  const answer = await page.goto("/en/nothing-here");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "عذرًا، لم نجد هذه الصفحة" })).toBeVisible();
  expect(consoleMessages.some((text) => text.includes("/en/nothing-here"))).toBe(true);
  await page.getByRole("link", { name: "Go to the English home page" }).click();
  await expect(page).toHaveURL("/en");
  await page.close();
});
