import type { Page } from "@playwright/test";
import { waitForFrames } from "../../support/page-checks/wait-for-frames.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { findOverflow } from "../../support/page-checks/overflow.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const words = {
  en: {
    open: "Commands",
    reply: "Your reply",
    answered: "Status changed to “Answered”.",
    next: "Next inquiry",
    team: "Team",
    search: "Search names, emails, messages, references",
    nothing: "There is no inquiry N-22222",
    other: "العربية",
    account: "Your account",
    signIn: "Sign In",
    single: "Use single-key shortcuts",
    keys: "Keyboard shortcuts",
    all: "All commands, by name",
    two: "2 results",
    assigned: "Open inquiries assigned to them",
  },
  ar: {
    open: "الأوامر",
    reply: "ردك",
    answered: "تغيّرت الحالة إلى «جرى الرد».",
    next: "الاستفسار التالي",
    team: "الفريق",
    search: "ابحث في الأسماء والبريد والرسائل والأرقام المرجعية",
    nothing: "لا يوجد استفسار بالرقم N-22222",
    other: "English",
    account: "حسابك",
    signIn: "تسجيل الدخول",
    single: "استخدم اختصارات المفتاح الواحد",
    keys: "اختصارات لوحة المفاتيح",
    all: "كل الأوامر بأسمائها",
    two: "نتيجتان",
    assigned: "عرض الاستفسارات المفتوحة بحسب المكلّف",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: the open inquiry is answered, and left, by commands in either language`, async ({
    openDesk,
  }) => {
    const page = await openDesk(
      "ada",
      locale,
      "/admin?view=open&sort=newest&inquiry=00000000-0000-4000-8000-000000000001",
    );
    const { combobox, options, current } = partsOf(page);
    await expect(page.getByLabel(strings.reply, { exact: true })).toBeVisible();
    await page.getByRole("heading", { level: 1 }).focus();

    await page.keyboard.press("Control+k");
    await expect(combobox).toBeFocused();
    await expect(current).toHaveText(/^(Reply|ردّ)/);
    // So few that none is scrolled out of sight, where nothing can be said of its colours.
    await page.keyboard.type(locale === "en" ? "team" : "الفريق");
    await expect(options).not.toHaveCount(0);
    await checkAccessibility(page, "dialog[open]");
    await page.keyboard.press("Escape");
    await expect(combobox).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await run(page, locale === "en" ? "رد" : "reply");
    await expect(page.getByLabel(strings.reply, { exact: true })).toBeFocused();
    // It opens while something is written, too.
    await page.keyboard.type("Dear");
    await run(page, locale === "en" ? "الحاله اجيب" : "status answered");
    await expect(page.getByText(strings.answered)).toBeVisible();
    await expect(page.getByLabel(strings.reply, { exact: true })).toHaveValue("Dear");

    // The arrows go round, and the listbox says where.
    await page.keyboard.press("ControlOrMeta+k");
    await expect(current).not.toHaveCount(0);
    await page.keyboard.press("ArrowUp");
    const last = (await options.count()) - 1;
    await expect(options.nth(last)).toHaveAttribute("aria-selected", "true");
    await expect(combobox).toHaveAttribute(
      "aria-activedescendant",
      (await options.nth(last).getAttribute("id")) ?? "",
    );
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await options.filter({ hasText: strings.next }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Board 1" })).toBeFocused();

    await run(page, locale === "en" ? "الفريق" : "team");
    await expect(page.getByRole("tab", { name: strings.team, selected: true })).toBeVisible();
  });

  test(`${locale}: an inquiry is found by its reference or what it says, also where single keys are off`, async ({
    openDesk,
  }) => {
    const page = await openDesk("ada", locale, "/admin?as=table");
    await expect(page.getByRole("rowheader")).toHaveCount(12);
    await run(page, locale === "en" ? "shortcuts" : "اختصارات");
    const help = page.getByRole("dialog", { name: strings.keys });
    await expect(help.getByText(strings.all).first()).toBeVisible();
    await help.getByLabel(strings.single).uncheck();
    await page.keyboard.press("Escape");

    await run(page, "n-22222");
    await expect(page.getByText(strings.nothing)).toBeVisible();
    await run(page, "7f3k2");
    await expect(page).toHaveURL(/inquiry=00000000-0000-4000-8000-000000000001$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("buyer7@example");
    await expect(partsOf(page).options).toHaveText([/^Buyer 7/, /buyer7@example/]);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?view=all&q=buyer7%40example$/);
    await expect(page.getByRole("rowheader")).toHaveText(["Buyer 7"]);
    await expect(page.getByRole("searchbox", { name: strings.search })).toHaveValue("buyer7@example");
    const download = page.waitForEvent("download");
    await run(page, "excel");
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  });

  test(`${locale}: listed inquiries, colleagues and settings are found by what one remembers`, async ({
    openDesk,
  }) => {
    const page = await openDesk("ada", locale, "/admin");
    const { combobox, options, current } = partsOf(page);
    await expect(page.getByRole("link", { name: "أحمد خوري" })).toBeVisible();
    await page.keyboard.press("Control+k");
    // Written otherwise than it stands there.
    await page.keyboard.type("البقاع احمد");
    await expect(current).toContainText("N-7F3K2");
    await expect(page.getByRole("dialog").getByRole("status")).toHaveText(strings.two);
    await checkAccessibility(page, "dialog[open]");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/inquiry=00000000-0000-4000-8000-000000000001$/);

    await page.keyboard.press("Control+k");
    await combobox.fill("kar");
    await options.filter({ hasText: strings.assigned }).click();
    await expect(page).toHaveURL(/assignee=00000000-0000-4000-8000-0000000000ca/);
    await run(page, locale === "en" ? "دعوه زميل" : "member invite");
    await expect(page.getByRole("tab", { name: strings.team, selected: true })).toBeVisible();
    await run(page, locale === "en" ? "2fa" : "مصادقة");
    await expect(page).toHaveURL("/account#second-factor");
    // The page that was left has taken its keys with it.
    await expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(combobox).toBeVisible({ timeout: 1_000 });
      await expect(options.nth(1)).toHaveText(strings.team, { timeout: 1_000 });
    }).toPass();
    await page.keyboard.press("Escape");
    // What another account has used is not shown.
    await page.evaluate(() => {
      const kept: object = JSON.parse(localStorage.getItem("palette-recent") ?? "");
      localStorage.setItem("palette-recent", JSON.stringify({ ...kept, userId: "another" }));
    });
    await page.keyboard.press("Control+k");
    await expect(options.nth(1)).not.toHaveText(strings.team);
    await page.keyboard.press("Escape");
    await run(page, locale === "en" ? "sign out" : "خروج");
    await expect(page).toHaveURL("/auth");
    expect(await page.evaluate(() => localStorage.getItem("palette-recent"))).toBe(null);
  });

  test(`${locale}: on a phone a button opens it; it changes the language and signs out`, async ({
    openDesk,
  }) => {
    const page = await openDesk("ada", locale, "/admin?tab=audit");
    await page.setViewportSize({ width: 360, height: 640 });
    await page.locator("header summary").click();
    const button = page.getByRole("button", { name: strings.open });
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await button.click();
    const { options } = partsOf(page);
    expect(await findOverflow(page)).toEqual([]);
    await checkAccessibility(page, "dialog[open]");
    for (const option of await options.all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await options.filter({ hasText: strings.account }).click();
    await expect(page.getByRole("heading", { level: 1, name: strings.account })).toBeVisible();
    await run(page, strings.other);
    await expect(page.locator("html")).toHaveAttribute("lang", locale === "en" ? "ar" : "en");
    await run(page, locale === "en" ? "sign out" : "سجل الخروج");
    await expect(page).toHaveURL("/auth");
    await page.keyboard.press("Control+k");
    await expect(partsOf(page).combobox).toHaveCount(0);
  });
}

test("closed and opened again in the same moment, it stays open and is empty", async ({ openDesk }) => {
  const page = await openDesk("ada", "en", "/admin");
  await page.keyboard.press("Control+k");
  await partsOf(page).combobox.fill("team");
  await page.evaluate(() => {
    const toggle = { key: "k", code: "KeyK", ctrlKey: true, bubbles: true, cancelable: true };
    for (let n = 0; n < 2; n++) document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", toggle));
  });
  await waitForFrames(page, 3);
  await expect(partsOf(page).combobox).toBeFocused();
  await expect(partsOf(page).combobox).toHaveValue("");
});

function partsOf(page: Page) {
  const options = page.getByRole("option");
  return {
    combobox: page.getByRole("combobox").and(page.locator("[aria-activedescendant]")),
    options: page.getByRole("listbox").filter({ has: options }).getByRole("option"),
    current: page.locator('[role="option"][aria-selected="true"]'),
  };
}

/** Runs the first command that is found by what is written. */
async function run(page: Page, typed: string) {
  await page.keyboard.press("Control+k");
  await expect(partsOf(page).combobox).toBeFocused();
  await page.keyboard.type(typed);
  await page.keyboard.press("Enter");
}
