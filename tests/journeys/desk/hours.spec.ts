import { adminWords } from "../../../app/admin/words.ts";
import { specialDaysWords, hoursWords, noticeWords } from "../../../app/hours/hours-words.ts";
import { interpolate, localize } from "../../../app/i18n/text.ts";
import { office } from "../../../firm/office.ts";
import { addDays } from "../../../app/i18n/days.ts";
import { formatShortDateTime } from "../../../app/i18n/format.ts";
import { variantWords } from "../../../app/staff/events/event-words.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const today = new Date().toISOString().slice(0, 10);
/** In three weeks. */
const monday = addDays(today, 22 - (new Date().getUTCDay() || 7));

for (const locale of journeyLocales(import.meta.filename)) {
  const hours = localize(locale, hoursWords);
  const words = localize(locale, specialDaysWords);
  const notice = localize(locale, noticeWords);

  test(`${locale}: staff set other hours and close the office, replies move, and it is undone`, async ({
    openDesk,
    site,
  }) => {
    const at = (day: string, time: string) =>
      `('${day} ${time}'::timestamp at time zone '${office.timeZone}')`;
    await site.query(
      `delete from public.special_days where day between '${monday}' and '${addDays(monday, 4)}'`,
    );
    // One that is due on that Monday, and others before these days.
    const [inquiry] = await site.query<Record<"id" | "usual" | "closing" | "later", string>>(
      `update public.inquiries set promised_at = ${at(addDays(monday, -3), "16:00")}, due_at = ${at(monday, "16:00")}
       where id = (select id from public.inquiries where status = 'new' limit 1)
       returning id, due_at::text as usual, ${at(monday, "13:00")}::text as closing,
         ${at(addDays(monday, 3), "13:00")}::text as later`,
    );
    const page = await openDesk("ada", locale, "/admin");
    await page.getByRole("tab", { name: adminWords.hours[locale] }).click();
    await expect(page).toHaveURL(/\/admin\/hours$/);
    const form = page.locator("form").last();
    const save = form.getByRole("button", { name: words.save });
    await save.click();
    await expect(form.getByText(hours.noDay)).toBeVisible();
    await expect(form.getByText(words.noName)).toHaveCount(2);
    await expect(form.getByLabel(hours.firstDay)).toBeFocused();
    await checkAccessibility(page);

    const fill = async (name: Record<"en" | "ar", string>, days: number) => {
      await form.getByLabel(hours.firstDay).fill(monday);
      await form.getByLabel(hours.lastDay).fill(addDays(monday, days - 1));
      await form.getByLabel(words.nameEn).fill(name.en);
      await form.getByLabel(words.nameAr).fill(name.ar);
    };
    const moved = page.getByText(interpolate(words.moved, { count: 1 }));
    const ramadan = { en: "Ramadan", ar: "رمضان" };
    await fill(ramadan, 5);
    await form.getByLabel(words.opens).fill("09:00");
    await save.click();
    await expect(form.getByText(words.wrongHours)).toBeVisible();
    await form.getByLabel(words.closes).fill("13:00");
    await save.click();
    await expect(moved).toBeVisible();
    // It may be in the next year, which is folded.
    await page
      .locator("details")
      .evaluateAll((years) => years.forEach((year) => year.setAttribute("open", "")));
    const period = page.getByRole("listitem").filter({ hasText: ramadan[locale] });
    const open = interpolate(words.openHours, { opens: "09:00", closes: "13:00" });
    await expect(period.filter({ hasText: open })).toHaveCount(1);

    const name = { en: "Works outing", ar: "رحلة الفريق" };
    await fill(name, 3);
    await save.click();
    const row = page.getByRole("listitem").filter({ hasText: name[locale] });
    await expect(row).toHaveCount(1);
    await expect(moved).toBeVisible();
    await expect(period).toHaveCount(1);
    await expect(form.getByLabel(words.nameEn)).toHaveValue("");
    await row.getByRole("button", { name: hours.delete }).click();
    await expect(page.getByText(words.deleted.split("{days}")[0]?.trim() ?? "")).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(period).toHaveCount(1);
    await expect(form.getByLabel(words.nameEn)).toHaveValue(name.en);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await period.getByRole("button", { name: hours.delete }).click();
    await expect(period).toHaveCount(0);

    await page.goto(`/admin?inquiry=${inquiry?.id}`);
    const [, reason = ""] = /\{inquiry\}(.*)\{days\}/.exec(variantWords.movedWithHours[locale]) ?? [];
    const moves = page.getByRole("listitem").filter({ hasText: reason });
    const { usual = "", closing = "", later = "" } = inquiry ?? {};
    const moments = [closing, later, closing, usual];
    await expect(moves).toContainText(moments.map((moment) => `${formatShortDateTime(locale, moment)})`));
  });

  test(`${locale}: a notice that staff write stands on the pages of the forms, without script`, async ({
    openDesk,
    browser,
    site,
  }) => {
    const page = await openDesk("ada", locale, "/admin/hours");
    const form = page.locator("form").first();
    const save = async (first: string) => {
      await form.getByLabel(hours.firstDay).fill(first);
      await form.getByLabel(hours.lastDay).fill(addDays(today, 1));
      await form.getByLabel(notice.english).fill("We are away until Monday.");
      await form.getByRole("button", { name: notice.save }).click();
    };
    await save(addDays(today, -1));
    await expect(page.getByText(notice.shown)).toBeVisible();
    // Another covers one of these days.
    await save(addDays(today, 1));
    await expect(form.getByRole("alert").or(form.locator("[id$=-problem]:visible"))).toBeVisible();
    await expect(form.getByLabel(notice.english)).toHaveValue("We are away until Monday.");

    await site.now.showAwayNotice();
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const visitor = await context.newPage();
    for (const form of ["contact", "start-project"]) {
      await visitor.goto(`/${locale}/${form}`);
      await expect(visitor.getByText("We are away until Monday.")).toHaveAttribute("lang", "en");
    }
    await context.close();
  });
}
