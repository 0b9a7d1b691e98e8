import type { Page } from "@playwright/test";
import { company } from "../../../firm/company.ts";
import { fieldWords, formWords } from "../../../app/inquiries/words.ts";
import { fillRequired, openForm, submitForm } from "../../support/browser/inquiry-form.ts";
import { expect, test } from "../../support/browser/shared-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const functions = "**/functions/v1/**";
const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: a failure is announced once, by the summary that takes the focus, and shown once however often it happens`, async ({
    page,
  }) => {
    await openForm(page, `/${locale}/contact`);
    await fillRequired(page, locale);
    await page.evaluate(recordAnnouncements);
    await page.route(functions, (route) => route.abort("connectionrefused"));
    const summary = page.locator("#problems");
    for (let attempt = 0; attempt < 3; attempt++) {
      await submitForm(page);
      await expect(summary).toBeFocused();
      await expect(page.getByText(formWords.contactError[locale]).last()).toBeVisible();
      await expect(toastOf(page)).toHaveCount(1);
      if (attempt > 0) continue;
      await expect(summary).toHaveRole("group");
      await expect(summary).toHaveAccessibleName(/.{8,}/);
      await expect(summary).toHaveAccessibleDescription(new RegExp(company.email));
      expect(await announcements(page)).toEqual([]);
    }
  });

  test(`${locale}: a toast covers nothing that gets the focus`, async ({ page }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await failToSend(page, locale);
      await expect(page.locator("#problems")).toBeFocused();
      expect.soft(await page.evaluate(listCovered), JSON.stringify(size)).toEqual([]);
      await expect(toastOf(page)).toHaveCount(1);
    }
  });
}

test("a toast stays long enough, longer under the pointer or the focus, and goes by itself", async ({
  page,
}) => {
  await page.clock.install();
  await failToSend(page, "en");
  const toast = toastOf(page);
  await page.clock.runFor(29_000);
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await toast.getByRole("button").focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.getByLabel(fieldWords.name.en).focus();
  await page.clock.runFor(32_000);
  await expect(toast).toHaveCount(0);
});

test("a toast is closed by Escape and by its button, and the focus goes back to where it was", async ({
  page,
}) => {
  await failToSend(page, "en");
  const toast = toastOf(page);
  await page.getByLabel(fieldWords.subject.en).focus();
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0);
  await expect(page.getByLabel(fieldWords.subject.en)).toBeFocused();

  await submitForm(page);
  await expect(toast).toBeVisible();
  const button = page.locator("main form [type=submit]");
  await button.focus();
  await page.keyboard.press("Tab");
  while (!(await toast.getByRole("button").evaluate((close) => close === document.activeElement)))
    await page.keyboard.press("Tab");
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press("Enter");
  await expect(toast).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe("body");
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

function toastOf(page: Page) {
  return page.locator("[aria-atomic=true]");
}

async function failToSend(page: Page, locale: "en" | "ar") {
  await openForm(page, `/${locale}/contact`);
  await fillRequired(page, locale);
  await page.route(functions, (route) => route.abort("connectionrefused"));
  await submitForm(page);
  await expect(page.getByText(formWords.contactError[locale]).last()).toBeVisible();
}

/** Runs in the page. Notes what a screen reader would say by itself: text that comes into a live region. */
function recordAnnouncements() {
  const announced: string[] = [];
  Object.assign(window, { announced });
  const live = "[role=alert], [role=status], [aria-live]:not([aria-live=off])";
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      const shown =
        type === "attributes" && target instanceof Element ? [...target.querySelectorAll(live)] : [];
      for (const element of shown) if (element.checkVisibility()) announced.push(element.textContent);
      if (!region?.checkVisibility()) continue;
      for (const node of type === "childList" ? addedNodes : []) announced.push(node.textContent ?? "");
    }
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["hidden"] });
}

function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, "announced"));
}

/** Runs in the page. Which fields lie under a toast when they get the focus. */
async function listCovered(): Promise<string[]> {
  const stops = [...document.querySelectorAll<HTMLElement>("main form :is(input, select, textarea, button)")];
  const covered = await coveredNow("the summary");
  for (const stop of stops.filter((element) => element.checkVisibility())) {
    stop.focus();
    covered.push(...(await coveredNow(stop.getAttribute("name") ?? stop.localName)));
  }
  return covered;

  async function coveredNow(what: string): Promise<string[]> {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const focused = document.activeElement?.getBoundingClientRect();
    const shown = [...document.querySelectorAll("[aria-atomic=true]")].filter((toast) =>
      toast.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    return shown.flatMap((toast) => {
      const box = toast.getBoundingClientRect();
      if (!focused || toast.contains(document.activeElement)) return [];
      const width = Math.min(box.right, focused.right) - Math.max(box.left, focused.left);
      const height = Math.min(box.bottom, focused.bottom) - Math.max(box.top, focused.top);
      return width > 0 && height > 0 ? [what] : [];
    });
  }
}
