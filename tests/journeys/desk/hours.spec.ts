import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const texts = {
  en: {
    tab: "Hours",
    first: "First day",
    last: /^Last day/,
    nameEn: "Name in English",
    nameAr: "Name in Arabic",
    saveDays: "Save closed days",
    remove: "Delete",
    moved: "Open inquiries with a new reply time: 1.",
    open: /^The office is open again on/,
    noDay: "Choose a day.",
    noName: "Enter a name in this language.",
    closed: /^ada moved the reply from .+ to .+, because the office is closed on/,
    opened: /^ada moved the reply from .+ to .+, because the office is open after all on/,
    english: /^In English/,
    saveNotice: "Save notice",
    shown: "Shown today",
    overlap: "Another notice covers one of these days.",
  },
  ar: {
    tab: "أوقات العمل",
    first: "اليوم الأول",
    last: /^اليوم الأخير/,
    nameEn: "الاسم بالإنجليزية",
    nameAr: "الاسم بالعربية",
    saveDays: "احفظ أيام الإغلاق",
    remove: "احذف",
    moved: "عدد الاستفسارات المفتوحة التي تغيّر موعد الرد عليها: 1.",
    open: /^حُذف الإغلاق/,
    noDay: "اختر يومًا.",
    noName: "اكتب الاسم بهذه اللغة.",
    closed: /^ada: تغيير موعد الرد من .+ إلى .+، لأن المكتب مغلق/,
    opened: /^ada: تغيير موعد الرد من .+ إلى .+، لأن الإغلاق أُلغي/,
    english: /^بالإنجليزية/,
    saveNotice: "احفظ الإشعار",
    shown: "ظاهر اليوم",
    overlap: "في هذه الأيام إشعار آخر.",
  },
};

/** In three weeks, from a Monday to that Wednesday. */
const monday = Date.now() + (22 - (new Date().getUTCDay() || 7)) * 86_400_000;
const day = (offset: number, from = monday) =>
  new Date(from + offset * 86_400_000).toISOString().slice(0, 10);

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: staff close the office, replies move, and it is undone`, async ({ openDesk, site }) => {
    const words = texts[locale];
    // One that is due on that Monday, and another after these days.
    const [inquiry] = await site.query<{
      id: string;
    }>(`update public.inquiries set promised_at = '${day(-3)} 10:00+02', due_at = '${day(0)} 10:00+02'
       where id = (select id from public.inquiries where status = 'new' limit 1) returning id`);
    const page = await openDesk("ada", locale, "/admin");
    await page.getByRole("tab", { name: words.tab }).click();
    await expect(page).toHaveURL(/\?tab=hours$/);
    const form = page.locator("form").last();
    await form.getByRole("button", { name: words.saveDays }).click();
    await expect(form.getByText(words.noDay)).toBeVisible();
    await expect(form.getByText(words.noName)).toHaveCount(2);
    await expect(form.getByLabel(words.first)).toBeFocused();
    await checkAccessibility(page);

    await form.getByLabel(words.first).fill(day(0));
    await form.getByLabel(words.last).fill(day(2));
    await form.getByLabel(words.nameEn).fill("Works outing");
    await form.getByLabel(words.nameAr).fill("رحلة الفريق");
    await form.getByRole("button", { name: words.saveDays }).click();
    await expect(page.getByText(words.moved)).toBeVisible();
    const row = page
      .getByRole("listitem")
      .filter({ hasText: locale === "en" ? "Works outing" : "رحلة الفريق" });
    // It may be in the next year, which is folded.
    await page
      .locator("details")
      .evaluateAll((years) => years.forEach((year) => year.setAttribute("open", "")));
    await expect(row).toHaveCount(1);
    await expect(form.getByLabel(words.nameEn)).toHaveValue("");

    await row.getByRole("button", { name: words.remove }).click();
    await expect(page.getByText(words.open)).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(form.getByLabel(words.nameEn)).toHaveValue("Works outing");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await page.goto(`/admin?inquiry=${inquiry?.id}`);
    for (const event of [words.closed, words.opened])
      await expect(page.getByRole("listitem").getByText(event)).toBeVisible();
  });

  test(`${locale}: a notice that staff write stands on the pages of the forms, without script`, async ({
    openDesk,
    browser,
    site,
  }) => {
    const words = texts[locale];
    const page = await openDesk("ada", locale, "/admin?tab=hours");
    const form = page.locator("form").first();
    const save = async (first: string) => {
      await form.getByLabel(words.first).fill(first);
      await form.getByLabel(words.last).fill(day(1, Date.now()));
      await form.getByLabel(words.english).fill("We are away until Monday.");
      await form.getByRole("button", { name: words.saveNotice }).click();
    };
    await save(day(-1, Date.now()));
    await expect(page.getByText(words.shown)).toBeVisible();
    await checkAccessibility(page);
    await save(day(1, Date.now()));
    await expect(form.getByText(words.overlap)).toBeVisible();
    await expect(form.getByLabel(words.english)).toHaveValue("We are away until Monday.");

    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const visitor = await context.newPage();
    for (const path of ["contact", "start-project"]) {
      const notice = visitor.getByText("We are away until Monday.");
      await expect(async () => {
        await visitor.goto(`/${locale}/${path}`);
        await expect(notice).toBeVisible({ timeout: 100 });
      }).toPass({ timeout: 25_000 });
      await expect(notice).toHaveAttribute("lang", "en");
    }
    await context.close();
  });
}
