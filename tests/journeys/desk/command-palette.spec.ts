import type { Page } from "@playwright/test";
import { adminWords } from "../../../app/admin/words.ts";
import { accountWords } from "../../../app/auth/account/words.ts";
import { recentKey } from "../../../app/backend/session-key.ts";
import { formatCount } from "../../../app/i18n/plural.ts";
import { interpolate, localize, otherLocale } from "../../../app/i18n/text.ts";
import { changeWords } from "../../../app/inquiries/desk/actions/action-words.ts";
import { composerWords } from "../../../app/inquiries/desk/compose/composer-words.ts";
import { deskWords } from "../../../app/inquiries/desk/desk-words.ts";
import { keysHelpWords } from "../../../app/inquiries/desk/keys/key-words.ts";
import { listCommandWords } from "../../../app/inquiries/desk/list/list-command-words.ts";
import { statusWords } from "../../../app/inquiries/inbox-words.ts";
import { layoutWords } from "../../../app/staff/words.ts";
import { paletteWords, resultCount } from "../../../app/staff/commands/words.ts";
import { waitForFrames } from "../../support/page-checks/wait-for-frames.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { findOverflow } from "../../support/page-checks/overflow.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, listCommandWords);
  const team = adminWords.team[locale];
  /** What is typed is found in either language. */
  const typed = (written: { en: string; ar: string }) => written[otherLocale(locale)];

  test(`${locale}: the open inquiry is answered, and left, by commands in either language`, async ({
    openDesk,
  }) => {
    const path = "/admin?view=open&sort=newest&inquiry=00000000-0000-4000-8000-000000000001";
    const page = await openDesk("ada", locale, path);
    const { combobox, options, current } = partsOf(page);
    const heading = page.getByRole("heading", { level: 1 });
    const reply = page.getByLabel(composerWords.replyLabel[locale], { exact: true });
    await expect(reply).toBeVisible();
    await heading.focus();
    await page.keyboard.press("Control+k");
    await expect(combobox).toBeFocused();
    await expect(current).toHaveText(/^(Reply|ردّ)/);
    await page.keyboard.press("Escape");
    await expect(combobox).toHaveCount(0);
    await expect(heading).toBeFocused();

    await run(page, typed({ en: "reply", ar: "رد" }));
    await expect(reply).toBeFocused();
    // It opens while something is written, too.
    await page.keyboard.type("Dear");
    await run(page, typed({ en: "status answered", ar: "الحاله اجيب" }));
    const answered = { status: statusWords.answered[locale] };
    await expect(page.getByText(interpolate(changeWords.status[locale], answered))).toBeVisible();
    await expect(reply).toHaveValue("Dear");

    // The arrows go round, and the listbox says where.
    await page.keyboard.press("ControlOrMeta+k");
    await expect(current).not.toHaveCount(0);
    await page.keyboard.press("ArrowUp");
    const last = options.last();
    await expect(last).toHaveAttribute("aria-selected", "true");
    const id = (await last.getAttribute("id")) ?? "";
    await expect(combobox).toHaveAttribute("aria-activedescendant", id);
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await options.filter({ hasText: words.next }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Board 1" })).toBeFocused();
    await run(page, typed({ en: "team", ar: "الفريق" }));
    await expect(page.getByRole("tab", { name: team, selected: true })).toBeVisible();
  });

  test(`${locale}: inquiries are found by reference and by what they say, colleagues and settings by what one remembers, also where single keys are off`, async ({
    openDesk,
  }) => {
    const page = await openDesk("ada", locale, "/admin");
    const { combobox, options, current } = partsOf(page);
    await expect(page.getByRole("rowheader")).toHaveCount(12);
    await run(page, { en: "shortcuts", ar: "اختصارات" }[locale]);
    const help = page.getByRole("dialog", { name: keysHelpWords.title[locale] });
    await help.getByLabel(keysHelpWords.setting[locale]).uncheck();
    await page.keyboard.press("Escape");

    await run(page, "n-22222");
    await expect(page.getByText(interpolate(words.notFound, { reference: "N-22222" }))).toBeVisible();
    // Written otherwise than it stands there.
    await page.keyboard.press("Control+k");
    await page.keyboard.type("البقاع احمد");
    await expect(current).toContainText("N-7F3K2");
    await expect(page.getByRole("dialog").getByRole("status")).toHaveText(
      formatCount(locale, 2, resultCount),
    );
    await checkAccessibility(page, "dialog[open]");
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.keyboard.press("Escape");
    await run(page, "7f3k2");
    await expect(page).toHaveURL(/inquiry=00000000-0000-4000-8000-000000000001$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("buyer7@example");
    await expect(options).toHaveText([/^Buyer 7/, /buyer7@example/]);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?view=all&q=buyer7%40example$/);
    await expect(page.getByRole("rowheader")).toHaveText(["Buyer 7"]);
    await expect(page.getByRole("searchbox", { name: deskWords.search[locale] })).toHaveValue(
      "buyer7@example",
    );
    const download = page.waitForEvent("download");
    await run(page, "excel");
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);

    await page.keyboard.press("Control+k");
    await combobox.fill("kar");
    await options.filter({ hasText: words.assigned }).click();
    await expect(page).toHaveURL(/assignee=00000000-0000-4000-8000-0000000000ca/);
    await run(page, typed({ en: "member invite", ar: "دعوه زميل" }));
    await expect(page.getByRole("tab", { name: team, selected: true })).toBeVisible();
    await run(page, typed({ en: "2fa", ar: "مصادقة" }));
    await expect(page).toHaveURL("/account#second-factor");
    await expect(page.getByRole("heading", { level: 1, name: accountWords.title[locale] })).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(options.nth(1)).toHaveText(team);
    await page.keyboard.press("Escape");
    // What another account has used is not shown.
    await page.evaluate((key) => {
      const kept: object = JSON.parse(localStorage.getItem(key) ?? "");
      localStorage.setItem(key, JSON.stringify({ ...kept, userId: "another" }));
    }, recentKey);
    await page.keyboard.press("Control+k");
    await expect(options.nth(1)).not.toHaveText(team);
    await page.keyboard.press("Escape");
    await run(page, typed({ en: "sign out", ar: "خروج" }));
    await expect(page).toHaveURL("/auth");
    expect(await page.evaluate((key) => localStorage.getItem(key), recentKey)).toBe(null);
  });

  test(`${locale}: on a phone a button opens it; it changes the language and signs out`, async ({
    openDesk,
  }) => {
    const page = await openDesk("ada", locale, "/admin/audit");
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole("button", { name: layoutWords.more[locale] }).click();
    await page.getByRole("button", { name: paletteWords.open[locale] }).click();
    const { combobox, options } = partsOf(page);
    expect(await findOverflow(page)).toEqual([]);
    for (const option of await options.all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await options.filter({ hasText: accountWords.title[locale] }).click();
    await expect(page.getByRole("heading", { level: 1, name: accountWords.title[locale] })).toBeVisible();

    // Closed and opened again in the same moment, it stays open and is empty.
    await page.keyboard.press("Control+k");
    await combobox.fill("team");
    await page.evaluate(() => {
      const toggle = { key: "k", code: "KeyK", ctrlKey: true, bubbles: true, cancelable: true };
      for (let n = 0; n < 2; n++) document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", toggle));
    });
    await waitForFrames(page, 3);
    await expect(combobox).toBeFocused();
    await expect(combobox).toHaveValue("");
    await page.keyboard.press("Escape");

    await run(page, { en: "العربية", ar: "English" }[locale]);
    await expect(page.locator("html")).toHaveAttribute("lang", otherLocale(locale));
    await run(page, typed({ en: "سجل الخروج", ar: "sign out" }));
    await expect(page).toHaveURL("/auth");
    await page.keyboard.press("Control+k");
    await expect(combobox).toHaveCount(0);
  });
}

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
