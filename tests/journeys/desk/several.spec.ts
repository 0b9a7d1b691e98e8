import { queryWords } from "../../../app/backend/query-words.ts";
import { formatCount } from "../../../app/i18n/plural.ts";
import { interpolate, localize, otherLocale } from "../../../app/i18n/text.ts";
import { actionWords, changeWords } from "../../../app/inquiries/desk/actions/action-words.ts";
import { deskWords } from "../../../app/inquiries/desk/desk-words.ts";
import { savedViewWords } from "../../../app/inquiries/desk/list/list-words.ts";
import { changedCount, selectionWords } from "../../../app/inquiries/desk/list/selection-words.ts";
import { inquiryCount, statusWords } from "../../../app/inquiries/inbox-words.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, lookAgain, test } from "../../support/browser/desk-server.ts";
import { switchLanguage } from "../../support/browser/shared-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, selectionWords);

  test(`${locale}: several are assigned, closed and brought back by keys, and all of it is undone`, async ({
    openDesk,
    site,
  }) => {
    const stateOf = async (name: string) => {
      const [found] = await site.query<{ state: string }>(
        `select concat_ws(' ', status, users.email, look_again_on is not null) as state
         from public.inquiries left join auth.users on users.id = assignee_id where name = $1`,
        [name],
      );
      return found?.state;
    };
    const page = await openDesk("ada", locale, "/admin?view=all");
    const box = (name: string) =>
      page.getByRole("checkbox", { name: interpolate(deskWords.select[locale], { name }), exact: true });
    // A busy machine may be slow to answer, which is said, too.
    const notice = page.locator("[aria-atomic=true]").filter({ hasNotText: queryWords.late[locale] });
    const assigned = (to: "en" | "ar") =>
      page.getByText(formatCount(to, 3, inquiryCount)).filter({
        hasText: interpolate(changeWords.assignee[to], { name: "karim" }),
      });
    await box("Buyer 1").check();
    await box("Buyer 3").click({ modifiers: ["Shift"] });
    await expect(box("Buyer 2")).toBeChecked();
    await expect(page.getByText(interpolate(words.count, { n: 3 }))).toBeVisible();
    await page.keyboard.press("a");
    await page.getByRole("button", { name: "karim" }).click();
    await expect(assigned(locale)).toBeVisible();
    expect(await stateOf("Buyer 2")).toBe("in_progress karim@example.com f");
    // The notice is in the language of the page.
    await switchLanguage(page, otherLocale(locale));
    await expect(assigned(otherLocale(locale))).toBeVisible();
    await switchLanguage(page, locale);
    await page.keyboard.press("z");
    await expect(notice).toContainText(words.undone);
    expect(await stateOf("Buyer 2")).toBe("new f");
    await expect(page.locator("[data-list][aria-busy=false]")).toBeVisible();

    // What a colleague changes meanwhile stays as it is, and is named.
    for (const name of ["Buyer 1", "Buyer 2", "Buyer 3"]) await box(name).check();
    await site.query("update public.inquiries set status = 'answered' where name = 'Buyer 2'");
    await lookAgain(page);
    await expect(page.locator("[data-inquiry]").filter({ hasText: "Buyer 2" })).toContainText(
      statusWords.answered[locale],
    );
    await page.keyboard.press("e");
    await expect(notice).toContainText(statusWords.closed[locale]);
    await expect(notice).toContainText(formatCount(locale, 1, changedCount));
    await expect(notice).toContainText("Buyer 2");
    expect(await Promise.all(["Buyer 1", "Buyer 2", "Buyer 3"].map(stateOf))).toEqual([
      "closed f",
      "answered f",
      "closed f",
    ]);
    await notice.getByRole("button", { name: actionWords.undo[locale] }).click();
    await expect(notice).toContainText(words.undone);
    expect(await stateOf("Buyer 3")).toBe("new f");
    await page.keyboard.press("Escape");
    await expect(notice).toHaveCount(0);

    const day = page.getByLabel(words.lookAgain, { exact: true });
    await box("Buyer 4").check();
    await checkAccessibility(page, "[role=toolbar]");
    await page.setViewportSize({ width: 1280, height: 800 });
    await day.click();
    await page.getByRole("toolbar").getByRole("listitem").first().getByRole("button").click();
    await expect(notice).toContainText(interpolate(changeWords.lookAgain[locale], { day: "" }));
    expect(await stateOf("Buyer 4")).toBe("new t");
    await page.goto("/admin?view=waiting");
    await expect(page.locator("[data-inquiry]")).toContainText(["Buyer 4"]);

    // What is closed is opened again by the key that closes.
    await site.query("update public.inquiries set status = 'closed' where name in ('Buyer 5', 'Buyer 6')");
    await page.goto("/admin?view=closed");
    for (const name of ["Buyer 5", "Buyer 6"]) await box(name).check();
    await expect(day).toHaveCount(0);
    await page.keyboard.press("e");
    await expect(notice).toContainText(statusWords.in_progress[locale]);
    expect(await stateOf("Buyer 6")).toBe("in_progress f");
  });

  test(`${locale}: filters are kept under a name, found in the palette, renamed and deleted`, async ({
    openDesk,
  }) => {
    const views = localize(locale, savedViewWords);
    const name = { en: "عروض Buyer", ar: "Offers زحلة" }[locale];
    const page = await openDesk("ada", locale, "/admin?view=open&q=buyer+1");
    const menu = page.getByRole("button", { name: new RegExp(`^${views.own}`) });
    const field = page.getByLabel(views.nameNew);
    await menu.click();
    await field.fill(name);
    await page.getByRole("button", { name: views.keep }).click();
    await expect(menu).toHaveText(new RegExp(`^${name}\\s*1$`));
    await expect(menu).toBeFocused();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(name);
    await page.goto("/admin?view=closed");
    await menu.click();
    await expect(page.getByRole("link", { name })).toHaveText(new RegExp(`^${name}\\s*1$`));
    await field.fill(name);
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(/./);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("searchbox")).toHaveValue("buyer 1");
    await menu.click();
    await page.getByRole("textbox").last().fill(`${name} 2`);
    await page.getByRole("button", { name: views.rename }).click();
    await expect(menu).toContainText(`${name} 2`);
    await menu.press("Enter");
    await page.getByRole("button", { name: views.delete }).click();
    await expect(menu).toHaveText(views.own);
  });
}
