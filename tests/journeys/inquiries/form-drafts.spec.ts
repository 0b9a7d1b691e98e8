import type { Page } from "@playwright/test";
import { honeypot } from "../../../app/inquiries/fields.ts";
import { expectFilled, fillRequired, openForm, submitForm } from "../../support/browser/inquiry-form.ts";
import { expect, test, waitForHydration } from "../../support/browser/shared-server.ts";
import { words } from "../../support/browser/words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const strings = {
  en: {
    kept: /^What you typed on\s\d{1,2}\s\p{L}+\s\d{4} is still here\./u,
    shared: /shared computer/,
    clear: "Clear draft",
  },
  ar: {
    kept: /^حفظنا لك في هذا المتصفح وحده ما كتبته في\s\d{1,2}\s\p{L}+\s\d{4}\./u,
    shared: /الجهاز مشتركًا/,
    clear: "امسح المسودة",
  },
};

const chosen = ["[value=iot]", "[value=gateways]", "[value=flexible]"];

for (const locale of journeyLocales(import.meta.filename)) {
  const { kept, shared, clear } = strings[locale];
  const other = locale === "en" ? "ar" : "en";

  test(`${locale}: what was typed is there after a reload and in the other language, until it is sent`, async ({
    page,
  }) => {
    await openForm(page, `/${locale}/contact`);
    await expect(page.getByText(shared)).toBeHidden();
    await fillRequired(page, locale);
    await page.locator("[name=inquiryType]").selectOption("quote");
    await page.locator(`[name=${honeypot}]`).evaluate((field: HTMLInputElement) => (field.value = "filled"));
    await expect(page.getByText(shared)).toBeVisible();

    await openForm(page, `/${locale}/contact`);
    await expect(page.getByText(kept)).toBeVisible();
    await expectFilled(page);
    await expect(page.locator(`[name=${honeypot}]`)).toHaveValue("");
    await openForm(page, `/${other}/contact`);
    await expect(page.getByText(strings[other].kept)).toBeVisible();
    await expectFilled(page);
    expect(await page.locator("[name=locale]").inputValue()).toBe(other);

    await submitForm(page);
    await expect(page.getByText(words[other].thanks)).toBeVisible();
    expect(await readBrowserStorage(page)).not.toContain("Rana");
    await openForm(page, `/${locale}/contact`);
    await expect(page.getByLabel(words[locale].name)).toHaveValue("");
  });

  test(`${locale}: choices of a project are kept, and are gone once the draft is cleared`, async ({
    page,
  }) => {
    await openForm(page, `/${locale}/start-project`);
    for (const field of chosen)
      await page
        .locator("label")
        .filter({ has: page.locator(field) })
        .click();
    await page.locator("[name=needsConsultation]").check();
    await expect(page.getByText(shared)).toBeVisible();
    await openForm(page, `/${locale}/start-project`);
    for (const field of chosen) await expect(page.locator(field)).toBeChecked();
    await expect(page.locator("[name=needsConsultation]")).toBeChecked();
    await expect(page.locator("[name=hasExistingSystem]")).not.toBeChecked();

    await page.getByRole("button", { name: clear }).first().click();
    await expect(page.getByText(kept)).toBeHidden();
    await expect(page.getByText(shared)).toBeHidden();
    await expect(page.locator("main form :focus")).toBeVisible();
    await expect(page.locator("main form :checked:not([value=''])")).toHaveCount(0);
    expect(await readBrowserStorage(page)).not.toContain("gateways");
    await openForm(page, `/${locale}/start-project`);
    await expect(page.getByText(kept)).toBeHidden();
    await expect(page.locator("[name=projectType][value=iot]")).not.toBeChecked();
  });
}

test("what was typed before hydration wins over the draft", async ({ page }) => {
  await openForm(page, "/en/contact");
  await fillRequired(page, "en");
  await expect(page.getByText(strings.en.shared)).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/en/contact", { waitUntil: "commit" });
  await page.getByLabel(words.en.name).fill("Sara");
  release();
  await waitForHydration(page);
  await expect(page.getByLabel(words.en.name)).toHaveValue("Sara");
  await expect(page.getByLabel(words.en.subject)).toHaveValue("A board");
});

test("a page left at once has saved the last input", async ({ page }) => {
  await openForm(page, "/en/contact");
  await page.getByLabel(words.en.subject).fill("A board");
  await openForm(page, "/en/contact");
  await expect(page.getByLabel(words.en.subject)).toHaveValue("A board");
});

test("after 30 days a draft is gone, from the browser too", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  await openForm(page, "/en/contact");
  await page.getByLabel(words.en.subject).fill("A board");
  await page.clock.runFor(1000);
  await expect(page.getByText(strings.en.shared)).toBeVisible();
  await page.clock.setSystemTime(new Date("2026-01-31T11:00:00Z"));
  await openForm(page, "/en/contact");
  await expect(page.getByText("What you typed on 1 January 2026 is still here.")).toBeVisible();
  await page.clock.setSystemTime(new Date("2026-01-31T13:00:00Z"));
  await openForm(page, "/en/start-project");
  expect(await readBrowserStorage(page)).not.toContain("A board");
  await openForm(page, "/en/contact");
  await expect(page.getByText(strings.en.kept)).toBeHidden();
  await expect(page.getByLabel(words.en.subject)).toHaveValue("");
});

for (const [how, breakStorage] of [
  [
    "blocked",
    () =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("", "SecurityError");
        },
      }),
  ],
  [
    "full",
    () =>
      (Storage.prototype.setItem = () => {
        throw new DOMException("", "QuotaExceededError");
      }),
  ],
  [
    "filled with nonsense",
    () => {
      for (const name of ["draft-contact"]) localStorage.setItem(name, '{"savedAt":1e99,"fields":[null]}');
    },
  ],
] as const) {
  test(`where storage is ${how}, the form works and promises nothing`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await openForm(page, "/en/contact");
    await expect(page.getByText(strings.en.kept)).toBeHidden();
    await fillRequired(page, "en");
    // It saves at once.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    if (how !== "filled with nonsense") await expect(page.getByText(strings.en.shared)).toBeHidden();
    await submitForm(page);
    await expect(page.getByText(words.en.thanks)).toBeVisible();
  });
}

test("neither a sign-in nor a form without scripts keeps anything", async ({ page, browser, site }) => {
  await page.goto("/auth");
  await expect(page.getByRole("tab").first()).toBeEnabled();
  await page.getByRole("tabpanel").getByLabel(words.en.accountEmail).fill("sam@example.com");
  await page.getByRole("tabpanel").getByLabel(words.en.password).first().fill("a door of brass");
  await page.reload();
  await expect(page.getByRole("tab").first()).toBeEnabled();
  expect(await readBrowserStorage(page)).not.toMatch(/sam@example|brass/);

  const unscripted = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await unscripted.goto("/en/contact");
  await expect(unscripted.getByText(strings.en.shared)).toBeHidden();
  await unscripted.close();
});

function readBrowserStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
}
