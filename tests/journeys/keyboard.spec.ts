import type { Locator, Page } from "@playwright/test";
import { pageKinds } from "./built-pages.ts";
import { expect, open, openStaffPage, test } from "./site.ts";
import { walkByTab } from "./tab-stops.ts";
import { words } from "./words.ts";

const said = {
  en: { ...words.en, skip: "Skip to content", menu: "Menu" },
  ar: { ...words.ar, skip: "انتقل إلى المحتوى", menu: "القائمة" },
};

for (const path of pageKinds) {
  test(`${path} is walked from end to end by the Tab key, in reading order and in sight`, async ({
    page,
  }) => {
    for (const [width, colorScheme] of [
      [1280, "light"],
      [360, "dark"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, path);
      const { stops, unreached } = await walkByTab(page);
      const named = (wanted: (stop: (typeof stops)[number]) => boolean) =>
        stops.filter(wanted).map(({ name }) => name);
      expect(stops.length).toBeGreaterThan(8);
      expect.soft(unreached, `${width} px: never reached`).toEqual([]);
      expect
        .soft(
          named((stop) => stop.ringContrast < 3),
          `${width} px: focus not visible`,
        )
        .toEqual([]);
      expect
        .soft(
          named((stop) => !stop.isSeen),
          `${width} px: covered or out of the window`,
        )
        .toEqual([]);
      expect
        .soft(
          named((stop) => stop.isBackwards),
          `${width} px: against the reading order`,
        )
        .toEqual([]);
    }
  });
}

for (const locale of ["en", "ar"] as const) {
  const { skip, menu: menuName, ...its } = said[locale];

  test(`${locale}: the first stop skips to the content`, async ({ page }) => {
    await open(page, `/${locale}/services`);
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: skip });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toBeVisible();
  });

  test(`${locale}: the stops of the header follow one another in reading direction`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `/${locale}/services`);
    await page.keyboard.press("Tab");
    const middles: number[] = [];
    for (;;) {
      await page.keyboard.press("Tab");
      const focused = page.locator("header :focus");
      if ((await focused.count()) === 0) break;
      middles.push(await middleOf(focused));
    }
    expect(middles).toHaveLength(9);
    const readingOrder = middles.toSorted((a, b) => (locale === "ar" ? b - a : a - b));
    expect(middles).toEqual(readingOrder);
  });

  test(`${locale}: the menu of a phone opens with Enter, closes with Escape and gives the focus back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, `/${locale}/services`);
    const summary = page.locator("header summary");
    const menu = page.getByRole("navigation", { name: menuName });
    await tabTo(page, summary);
    await expect(menu).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(summary).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, menu.getByRole("link").last());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/${locale}/contact`);
  });

  test(`${locale}: a message is written and sent by the keyboard alone`, async ({ page }) => {
    await open(page, `/${locale}/contact`);
    await tabTo(page, page.getByLabel(its.name));
    await page.keyboard.type("Rana");
    await tabTo(page, page.getByLabel(its.email));
    await page.keyboard.type("rana@example.com");
    await tabTo(page, page.getByLabel(its.subject));
    await page.keyboard.type("A board");
    await tabTo(page, page.locator("main textarea"));
    await page.keyboard.type("One line");
    await tabTo(page, page.getByRole("button", { name: its.sendMessage }));
    await page.keyboard.press("Enter");
    await expect(page.getByText(its.messageSent)).toBeVisible();
  });

  test(`${locale}: a project is described by the keyboard alone`, async ({ page }) => {
    await open(page, `/${locale}/start-project`);
    await tabTo(page, page.locator("main [type=radio][name=projectType]").first());
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("radio", { name: its.iot })).toBeChecked();
    await tabTo(page, page.getByRole("checkbox", { name: its.gateways }));
    await page.keyboard.press("Space");
    await tabTo(page, page.locator("main textarea"));
    await page.keyboard.type("From field to screen");
    await tabTo(page, page.getByLabel(its.name));
    await page.keyboard.type("Omar");
    await tabTo(page, page.getByLabel(its.email));
    await page.keyboard.type("omar@example.com");
    await expect(page.getByRole("checkbox", { name: its.gateways })).toBeChecked();
    await tabTo(page, page.getByRole("button", { name: its.sendProject }));
    await page.keyboard.press("Space");
    await expect(page.getByText(its.projectSent)).toBeVisible();
  });

  test(`${locale}: arrows go through the tabs in reading direction`, async ({ page }) => {
    await openStaffPage(page, "/auth", locale);
    const signIn = page.getByRole("tab", { name: its.signInTab });
    const signUp = page.getByRole("tab", { name: its.signUpTab });
    const [onward, back] =
      locale === "ar" ? (["ArrowLeft", "ArrowRight"] as const) : (["ArrowRight", "ArrowLeft"] as const);
    await tabTo(page, signIn);
    await page.keyboard.press(onward);
    await expect(signUp).toBeFocused();
    await expect(signUp).toHaveAttribute("aria-selected", "true");
    expect((await middleOf(signUp)) > (await middleOf(signIn))).toBe(locale === "en");
    await page.keyboard.press(back);
    await expect(signIn).toBeFocused();
    await page.keyboard.press("End");
    await expect(signUp).toBeFocused();
    await page.keyboard.press("Home");
    await expect(signIn).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel").locator(":focus")).toBeVisible();
  });
}

async function tabTo(page: Page, target: Locator) {
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function middleOf(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  return box.x + box.width / 2;
}
