import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { switchLanguage } from "../../support/browser/shared-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const words = {
  en: {
    select: (name: string) => `Select ${name}`,
    selected: "3 selected",
    assign: "Assign",
    assigned: "3 inquiries: assigned to karim",
    closed: "2 inquiries: status “Closed”",
    left: "1 inquiry was changed by someone else and left as it is: Buyer 2.",
    undone: "3 inquiries: as before",
    undo: "Undo",
    comesBack: /^1 inquiry: comes back on /,
    answered: "Answered",
    lookAgain: "Look again",
    apply: "Set the day",
    views: "My views",
    name: "Name for this view",
    keep: "Keep as a view",
    taken: "You have a view of this name.",
    rename: "Rename",
    delete: "Delete",
  },
  ar: {
    select: (name: string) => `حدّد ${name}`,
    selected: "المحدّد: 3",
    assign: "كلّف",
    assigned: /3 استفسارات: المكلّف .*karim/,
    closed: /^استفساران: الحالة /,
    left: /عدّل غيرك استفسارًا في هذه الأثناء، فتُرك كما صار: .*Buyer 2/,
    undone: "3 استفسارات: أُلغي التغيير",
    undo: "تراجع",
    comesBack: /^استفسار واحد: العودة يوم /,
    answered: "جرى الرد",
    lookAgain: "عُد إليها",
    apply: "حدّد اليوم",
    views: "طرق عرضي",
    name: "اسم لطريقة العرض هذه",
    keep: "احفظها",
    taken: "لديك طريقة عرض بهذا الاسم.",
    rename: "غيّر الاسم",
    delete: "احذفها",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: several are assigned, closed and brought back by keys, and all of it is undone`, async ({
    openDesk,
    site,
  }) => {
    test.slow();
    const stateOf = async (name: string) => {
      const [found] = await site.query<{
        state: string;
      }>(`select concat_ws(' ', status, users.email, look_again_on is not null) as state
         from public.inquiries left join auth.users on users.id = assignee_id where name = '${name}'`);
      return found?.state;
    };
    const page = await openDesk("ada", locale, "/admin?view=all");
    const box = (name: string) => page.getByRole("checkbox", { name: strings.select(name), exact: true });
    // A busy machine may be slow to answer, which is said, too.
    const notice = page.locator("[aria-atomic=true]").filter({ hasNotText: /Still waiting|ما زلنا/ });
    await box("Buyer 1").check();
    await box("Buyer 3").click({ modifiers: ["Shift"] });
    await expect(box("Buyer 2")).toBeChecked();
    await expect(page.getByText(strings.selected)).toBeVisible();
    await checkAccessibility(page, "[role=toolbar]");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press("a");
    await page.getByRole("button", { name: "karim" }).click();
    await expect(notice).toContainText(strings.assigned);
    expect(await stateOf("Buyer 2")).toBe("in_progress karim@example.com f");
    // The notice is in the language of the page.
    const other = locale === "en" ? "ar" : "en";
    await switchLanguage(page, other);
    await expect(notice).toContainText(words[other].assigned);
    await switchLanguage(page, locale);
    await page.keyboard.press("z");
    await expect(notice).toContainText(strings.undone);
    expect(await stateOf("Buyer 2")).toBe("new f");
    await expect(page.locator("[data-list][aria-busy=false]")).toBeVisible();

    // What a colleague changes meanwhile stays as it is, and is named.
    for (const name of ["Buyer 1", "Buyer 2", "Buyer 3"]) await box(name).check();
    await site.query("update public.inquiries set status = 'answered' where name = 'Buyer 2'");
    await page.keyboard.press("e");
    await expect(notice).toContainText(strings.closed);
    await expect(notice).toContainText(strings.left);
    expect(await Promise.all(["Buyer 1", "Buyer 2", "Buyer 3"].map(stateOf))).toEqual([
      "closed f",
      "answered f",
      "closed f",
    ]);
    await notice.getByRole("button", { name: strings.undo }).click();
    await expect.poll(() => stateOf("Buyer 3")).toBe("new f");
    await expect(notice.filter({ hasText: strings.closed })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(notice).toHaveCount(0);

    // Only what is answered comes back on a day.
    await box("Buyer 4").check();
    await expect(page.getByLabel(strings.lookAgain, { exact: true })).toHaveCount(0);
    await page.keyboard.press("d");
    await expect.poll(() => stateOf("Buyer 4")).toBe("answered f");
    await page.goto("/admin?view=answered");
    await box("Buyer 4").check();
    await page.getByLabel(strings.lookAgain, { exact: true }).click();
    await page.getByRole("button", { name: strings.apply }).click();
    await expect(notice).toContainText(strings.comesBack);
    expect(await stateOf("Buyer 4")).toBe("answered t");
  });

  test(`${locale}: filters are kept under a name, found in the palette, renamed and deleted`, async ({
    openDesk,
  }) => {
    const name = locale === "en" ? "عروض Buyer" : "Offers زحلة";
    const page = await openDesk("ada", locale, "/admin?view=open&q=buyer+1");
    const menu = page.locator("summary").filter({ hasText: /…|^.*(Buyer|Offers)/ });
    await menu.click();
    await page.getByLabel(strings.name).fill(name);
    await page.getByRole("button", { name: strings.keep }).click();
    await expect(menu).toHaveText(name);
    await expect(menu).toBeFocused();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(name);
    await menu.press("Enter");
    await checkAccessibility(page, "details[open]");
    await page.goto("/admin?view=closed");
    await menu.click();
    await page.getByLabel(strings.name).fill(name);
    await page.getByLabel(strings.name).press("Enter");
    await expect(page.getByText(strings.taken)).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("searchbox")).toHaveValue("buyer 1");
    await menu.click();
    await page.getByRole("textbox").last().fill(`${name} 2`);
    await page.getByRole("button", { name: strings.rename }).click();
    await expect(menu).toHaveText(`${name} 2`);
    await menu.press("Enter");
    await page.getByRole("button", { name: strings.delete }).click();
    await expect(menu).toHaveText("…");
  });
}
