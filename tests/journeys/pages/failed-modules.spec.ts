import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../../support/browser/shared-server.ts";

/** A page whose modules are those of a version that is gone. Not the shared one, as the browser logs that. */
async function openWithoutModules(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, contentType: "text/html" }));
  const failed = page.waitForEvent("pageerror");
  await page.goto(path);
  await failed;
  return page;
}

test("without its module a form is sent by the browser itself", async ({ context }) => {
  const page = await openWithoutModules(context, "/ar/contact");
  await page.getByLabel("الاسم الكامل").fill("ندى حداد");
  await page.getByLabel("البريد الإلكتروني").fill("nada@example.com");
  await page.getByLabel("الموضوع").fill("لوحة");
  await page.getByLabel("الرسالة").fill("نريد لوحة لمضخة في البقاع.");
  await page.getByRole("button", { name: "أرسل" }).click();
  await expect(page).toHaveURL(/\/ar\/contact\/sent/);
});

test("without its module the list of articles has links, and no search that finds nothing", async ({
  context,
}) => {
  const page = await openWithoutModules(context, "/en/articles");
  await expect(page.getByRole("searchbox")).toBeHidden();
  await page.locator("article h2 a").first().click();
  await expect(page).toHaveURL(/\/en\/articles\/[a-z-]+$/);
});

test("without its module the home page shows the still of its scene", async ({ context }) => {
  const page = await openWithoutModules(context, "/en");
  const opacityOfStill = () =>
    page.locator("[data-art]").evaluate((art) => getComputedStyle(art, "::after").opacity);
  await expect.poll(opacityOfStill).toBe("1");
});
