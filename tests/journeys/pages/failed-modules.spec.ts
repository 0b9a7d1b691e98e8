import type { BrowserContext } from "@playwright/test";
import { hasArticles } from "../../../app/has-articles.ts";
import { fieldWords } from "../../../app/inquiries/words.ts";
import { fillRequired, submitForm } from "../../support/browser/inquiry-form.ts";
import { expect, test } from "../../support/browser/shared-server.ts";

/** A page whose scripts are those of a version that is gone. Not the shared one, as the browser logs that. */
async function openWithoutModules(context: BrowserContext, path: string, lost: string | RegExp = islands) {
  const page = await context.newPage();
  await page.route(lost, (route) => route.fulfill({ status: 404, contentType: "text/html" }));
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-module-failed");
  return page;
}

const islands = /\/assets\/(?!entry\.page-|page-).*\.js$/;
const allScripts = "**/assets/*.js";

test("without its module a form is sent by the browser itself", async ({ context }) => {
  const page = await openWithoutModules(context, "/ar/contact");
  await fillRequired(page, "ar");
  await submitForm(page);
  await expect(page).toHaveURL(/\/ar\/contact\/sent/);
});

for (const lost of hasArticles ? [islands, allScripts] : [])
  test(`without ${lost} the list of articles has links, and no search that finds nothing`, async ({
    context,
  }) => {
    const page = await openWithoutModules(context, "/en/articles", lost);
    await expect(page.getByRole("searchbox")).toBeHidden();
    const first = page.locator("article h2 a").first();
    const href = (await first.getAttribute("href")) ?? "";
    expect(href).toMatch(/^\/en\/articles\/[a-z0-9-]+$/);
    await first.click();
    await expect(page).toHaveURL(href);
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
