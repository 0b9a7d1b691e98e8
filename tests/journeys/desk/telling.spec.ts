import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const id = "00000000-0000-4000-8000-000000000001";

const words = {
  en: {
    note: "Note",
    text: "Note for the team",
    typed: "Price, @kari",
    name: "@Karim Haddad",
    add: "Add note",
    mark: "A note mentions you",
    count: "The number of unread inquiries in the browser tab",
    mails: "An email when a note mentions me",
    desktop: "A desktop notice of a new inquiry, in this browser",
    saved: "Saved.",
    notice: "A new inquiry",
  },
  ar: {
    note: "ملاحظة",
    text: "ملاحظة للفريق",
    typed: "السعر، @حدا",
    name: "@كريم حداد",
    add: "أضف الملاحظة",
    mark: "ملاحظة تذكر اسمك",
    count: "عدد الاستفسارات غير المقروءة في تبويب المتصفح",
    mails: "رسالة بالبريد حين يُذكر اسمي في ملاحظة",
    desktop: "إشعار سطح المكتب باستفسار جديد، في هذا المتصفح",
    saved: "حُفظ اختيارك.",
    notice: "استفسار جديد",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: a note mentions a colleague, who is told once and decides what else`, async ({
    openDesk,
    site,
  }) => {
    await site.query(`insert into public.staff_profiles (user_id, name_en, name_ar)
       select id, 'Karim Haddad', 'كريم حداد' from auth.users where email = 'karim@example.com'`);
    const karim = await openDesk("karim", locale, "/admin");
    await expect(karim).toHaveTitle(/^\(12\) /);
    await expect(karim.locator('link[rel="icon"][type="image/svg+xml"]')).toHaveAttribute(
      "href",
      /^data:.*9%2B/,
    );

    const ada = await openDesk("ada", locale, `/admin?inquiry=${id}`);
    await ada.getByRole("radio", { name: strings.note }).check({ force: true });
    const field = ada.getByLabel(strings.text);
    await field.pressSequentially(strings.typed);
    const option = ada.getByRole("listbox").getByRole("option", { selected: true });
    await expect(option).toContainText(strings.name.slice(1));
    await expect(field).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
    await checkAccessibility(ada);
    await field.press("Enter");
    await expect(field).toHaveValue(strings.typed.replace(/@.*/, `${strings.name} `));
    await ada.getByRole("button", { name: strings.add }).click();
    await expect(ada.locator("b", { hasText: strings.name })).toBeVisible();

    await expect(karim.getByText(strings.mark)).toBeAttached();
    await expect(karim).toHaveTitle(/^\(11\) /);
    await site.query("update public.inquiry_mails set due_at = now() where kind = 'for_you'");
    await expect
      .poll(() => loadMailsTo(site.dataDir, "karim@example.com"))
      .toMatchObject([{ text: expect.stringContaining(strings.name) }]);
    await karim.goto(`/admin?inquiry=${id}`);
    await expect(karim.locator("b", { hasText: strings.name })).toBeVisible();
    await karim.goto("/admin");
    await expect(karim.getByRole("link", { name: "Buyer 1", exact: true })).toBeVisible();
    await expect(karim.getByText(strings.mark)).toHaveCount(0);

    await karim.goto("/account");
    await karim.getByLabel(strings.count).uncheck();
    await expect(karim.getByText(strings.saved)).toBeVisible();
    await expect(karim).not.toHaveTitle(/^\(/);
    await karim.getByLabel(strings.mails).uncheck();
    await checkAccessibility(karim);
    await karim.reload();
    for (const name of [strings.count, strings.mails]) await expect(karim.getByLabel(name)).not.toBeChecked();
  });

  test(`${locale}: one of two tabs shows a notice of a new inquiry, and nothing of it`, async ({
    browser,
    openDesk,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.url });
    await context.addInitScript(() => {
      const shown: string[] = [];
      class KeptNotification extends EventTarget {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title: string, { body = "" }: NotificationOptions) {
          super();
          shown.push(`${title} ${body}`);
        }
      }
      Object.assign(window, { Notification: KeptNotification, shown });
      // Nobody looks at these tabs.
      document.hasFocus = () => false;
    });
    const first = await openDesk("ada", locale, "/account", await context.newPage());
    await first.getByLabel(strings.desktop).check();
    await expect(first.getByText(strings.saved)).toBeVisible();
    await expect(first).toHaveTitle(/^\(12\) /);
    const second = await context.newPage();
    await second.goto("/admin");
    const listShown = (page: typeof first) => page.evaluate<string[]>("shown");
    const shown = async () => [...(await listShown(first)), ...(await listShown(second))];
    expect(await shown()).toEqual([]);
    await site.query(`insert into public.inquiries (reference, type, name, email, subject, message)
       values ('N-9G4H5', 'contact', 'Rami', 'rami@example.com', 'Secret', 'Hello')`);
    await expect.poll(shown).toEqual([`${strings.notice} N-9G4H5`]);
    await first.waitForTimeout(6_000);
    expect(await shown()).toHaveLength(1);
    await context.close();
  });
}
