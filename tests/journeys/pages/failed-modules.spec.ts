import type { BrowserContext } from "@playwright/test";
import { fieldWords } from "../../../app/inquiries/words.ts";
import { fillRequired, submitForm } from "../../support/browser/inquiry-form.ts";
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
  await fillRequired(page, "ar");
  await submitForm(page);
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

test("a form that React fails to render stays as it was built, and is sent by the browser itself", async ({
  context,
}) => {
  const page = await context.newPage();
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () =>
      document.querySelector("[data-island] + script")?.replaceChildren("{}"),
    ),
  );
  const failed = page.waitForEvent("pageerror");
  await page.goto("/en/contact");
  await failed;
  await page.getByLabel(fieldWords.name.en).fill("Nadia Haddad");
  await submitForm(page);
  await expect(page.getByLabel(fieldWords.email.en)).toBeFocused();
  await expect(page.getByLabel(fieldWords.name.en)).toHaveValue("Nadia Haddad");
});
