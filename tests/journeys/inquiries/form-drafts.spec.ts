import type { Page } from "@playwright/test";
import { signInWords } from "../../../app/auth/words.ts";
import { honeypot } from "../../../app/inquiries/fields.ts";
import { projectWords } from "../../../app/inquiries/project/project-words.ts";
import { formWords, sentWords } from "../../../app/inquiries/words.ts";
import { formatDate } from "../../../app/i18n/format-date.ts";
import { otherLocale } from "../../../app/i18n/text.ts";
import { expectFilled, fillRequired, openForm, submitForm } from "../../support/browser/inquiry-form.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { expect, test, waitForHydration } from "../../support/browser/shared-server.ts";

type Locale = "en" | "ar";

const chosen = ["[value=iot]", "[value=gateways]"];

for (const locale of journeyLocales(import.meta.filename)) {
  const other = otherLocale(locale);

  test(`${locale}: what was typed is there after a reload and in the other language, until it is sent`, async ({
    page,
  }) => {
    await openForm(page, `/${locale}/contact`);
    await expect(warning(page, locale)).toBeHidden();
    await fillRequired(page, locale);
    await page.locator("[name=inquiryType]").selectOption("quote");
    await page.locator(`[name=${honeypot}]`).evaluate((field: HTMLInputElement) => (field.value = "filled"));
    await expect(warning(page, locale)).toBeVisible();

    for (const language of [locale, other]) {
      await openForm(page, `/${language}/contact`);
      await expect(restored(page, language)).toBeVisible();
      await expectFilled(page);
      await expect(page.locator("[name=inquiryType]")).toHaveValue("quote");
      await expect(page.locator(`[name=${honeypot}]`)).toHaveValue("");
      await expect(page.locator("[name=locale]")).toHaveValue(language);
    }
    await submitForm(page);
    await expect(page.getByText(sentWords.contactText[other])).toBeVisible();
    expect(await readBrowserStorage(page)).not.toContain("Rana");
  });

  test(`${locale}: choices of a project are kept, and are gone once the draft is cleared`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openForm(page, `/${locale}/start-project`);
    await page.getByText(projectWords.more[locale]).click();
    await page.locator("[name=timeline]").selectOption("flexible");
    for (const field of chosen) await page.locator(`label:has(${field})`).click();
    await page.locator("[name=needsConsultation]").check();
    await expect(warning(page, locale)).toBeVisible();
    await openForm(page, `/${locale}/start-project`);
    for (const field of chosen) await expect(page.locator(field)).toBeChecked();
    await expect(page.locator("[name=timeline]")).toHaveValue("flexible");
    await expect(page.locator("label:has([value=gateways])")).toBeVisible();
    await expect(page.locator("[name=needsConsultation]")).toBeChecked();
    await expect(page.locator("[name=hasExistingSystem]")).not.toBeChecked();

    // What is chosen before the script is there is newer than the draft.
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto(`/${locale}/start-project`, { waitUntil: "commit" });
    await page.getByText(projectWords.more[locale]).click();
    await page.locator("[name=timeline]").selectOption("asap");
    release();
    await waitForHydration(page);
    await expect(page.locator("[name=timeline]")).toHaveValue("asap");
    await expect(page.locator("[value=gateways]")).toBeChecked();

    await page.getByRole("button", { name: formWords.draftClear[locale] }).first().click();
    await expect(restored(page, locale)).toBeHidden();
    await expect(warning(page, locale)).toBeHidden();
    await expect(page.locator("main form :focus")).toBeVisible();
    await expect(page.locator("main form :checked:not([value=''])")).toHaveCount(0);
    expect(await readBrowserStorage(page)).not.toContain("gateways");
    await openForm(page, `/${locale}/start-project`);
    await expect(restored(page, locale)).toBeHidden();
  });

  test(`${locale}: after 30 days a draft is gone, from the browser too`, async ({ page }) => {
    const typed = new Date("2026-01-01T12:00:00Z");
    await page.clock.install({ time: typed });
    await openForm(page, `/${locale}/contact`);
    const subject = page.locator("main [name=subject]");
    await subject.fill("A board");
    await page.clock.runFor(1000);
    await expect(warning(page, locale)).toBeVisible();
    await page.clock.setSystemTime(new Date("2026-01-31T11:00:00Z"));
    await openForm(page, `/${locale}/contact`);
    await expect(restored(page, locale)).toContainText(formatDate(locale, typed.toISOString()));
    await page.clock.setSystemTime(new Date("2026-01-31T13:00:00Z"));
    await openForm(page, `/${locale}/start-project`);
    expect(await readBrowserStorage(page)).not.toContain("board");
    await openForm(page, `/${locale}/contact`);
    await expect(restored(page, locale)).toBeHidden();
    await expect(subject).toHaveValue("");
  });
}

test("where storage is blocked, full or filled with nonsense, the form works and promises nothing", async ({
  context,
}) => {
  for (const [how, breakStorage] of Object.entries(brokenStorage)) {
    const page = await context.newPage();
    await page.addInitScript(breakStorage);
    await openForm(page, "/en/contact");
    await expect(restored(page, "en"), how).toBeHidden();
    await fillRequired(page, "en");
    // It saves at once.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    if (how !== "nonsense") await expect(warning(page, "en"), how).toBeHidden();
    await submitForm(page);
    await expect(page.getByText(sentWords.contactText.en), how).toBeVisible();
  }
});

test("a sign-in keeps nothing", async ({ page }) => {
  await page.goto("/auth");
  await expect(page.getByRole("tab").first()).toBeEnabled();
  const panel = page.getByRole("tabpanel");
  await panel.getByLabel(signInWords.email.en).fill("sam@example.com");
  await panel.getByLabel(signInWords.password.en).first().fill("a door of brass");
  await page.reload();
  await expect(page.getByRole("tab").first()).toBeEnabled();
  expect(await readBrowserStorage(page)).not.toMatch(/sam@example|brass/);
});

/** Each runs in the page. */
const brokenStorage: Record<string, () => void> = {
  blocked: () => {
    const get = () => {
      throw new DOMException("", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
  },
  nonsense: () => localStorage.setItem("draft-contact", '{"savedAt":1e99,"fields":[null]}'),
};

/** That a draft was found. */
function restored(page: Page, locale: Locale) {
  const [start = ""] = formWords.draftRestored[locale].split("{date}");
  return page.getByText(start);
}

/** That what is typed is kept on this computer. */
function warning(page: Page, locale: Locale) {
  const [, rest = ""] = formWords.draftKept[locale].split(".");
  return page.getByText(rest.trim());
}

function readBrowserStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
}
