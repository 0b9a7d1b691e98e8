import type { Page } from "@playwright/test";
import { signInWords } from "../../../app/auth/words.ts";
import { staffPages } from "../../support/browser/built-pages.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { openPage, openStaffPage } from "../../support/browser/shared-server.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { checkPage } from "../../support/page-checks/check-page.ts";
import { checkReflow, doubleText } from "../../support/page-checks/check-reflow.ts";
import { findOverflow } from "../../support/page-checks/overflow.ts";
import { resizeWindow } from "../../support/page-checks/resize-window.ts";
import { findSmallFields } from "../../support/page-checks/small-fields.ts";

const signedInPages = [
  { path: "/admin", shown: "[data-inquiry]:visible" },
  { path: "/admin/audit", shown: "ol > li" },
  { path: "/admin/team", shown: "li h3" },
  { path: "/admin/figures", shown: "figure" },
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: everybody can use the staff pages before they are signed in`, async ({ page }) => {
    test.slow();
    for (const path of staffPages) {
      await openStaffPage(page, path, locale);
      await checkReflow(page);
      await checkAccessibility(page);
    }
    await openStaffPage(page, "/auth", locale);
    await page.getByRole("tab", { name: signInWords.signUpTab[locale] }).click();
    // The contrast of a field is that of what is typed in it.
    for (const field of await page.getByRole("tabpanel").locator("input").all())
      await field.fill("rana@example.com");
    await checkPage(page);
  });

  for (const { path, shown } of signedInPages) {
    test(`${locale}: everybody of the staff can use ${path}`, async ({ openDesk }) => {
      test.slow();
      const page = await openDesk("ada", locale, path);
      await expect(page.locator(`main :is(${shown})`).first()).toBeVisible();
      await checkStaffPage(page);
    });
  }

  test(`${locale}: everybody of the staff can use an inquiry`, async ({ openDesk }) => {
    test.slow();
    const page = await openDesk("ada", locale, "/admin?view=all");
    await page.getByRole("link", { name: "Buyer 1", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Board 1" })).toBeVisible();
    await checkStaffPage(page);
  });

  test(`${locale}: everybody can use the open menu of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, `/${locale}`);
    await page.locator("header summary").click();
    await checkReflow(page);
    await checkAccessibility(page, "header");
  });

  test(`${locale}: everybody can use the page with which the server names what is wrong with a form`, async ({
    page,
  }) => {
    await openPage(page, `/${locale}/contact`);
    await page.locator("main form").evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.locator("#problems")).toBeVisible();
    await checkPage(page);
  });
}

test("pages follow one another without a transition for who wants no motion", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      document.documentElement.dataset["arrived"] = viewTransition ? "by transition" : "at once";
    });
  });
  await openPage(page, "/en");
  await page.locator('a[href="/en/services"]:visible').first().click();
  await expect(page).toHaveURL("/en/services");
  await expect(page.locator("html")).toHaveAttribute("data-arrived", "at once");
});

/** It is accessible, fits a narrow window, also with doubled text, and its tabs stand in one line. */
async function checkStaffPage(page: Page) {
  await resizeWindow(page, 320);
  expect.soft(await findOverflow(page)).toEqual([]);
  expect.soft(await findSmallFields(page)).toEqual([]);
  const places = await page
    .getByRole("tab")
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect.soft(new Set(places).size).toBe(1);
  await doubleText(page);
  expect.soft(await findOverflow(page), "doubled").toEqual([]);
  await checkAccessibility(page);
}
