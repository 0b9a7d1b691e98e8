import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const path = "/admin?inquiry=00000000-0000-4000-8000-000000000001";

const words = {
  en: {
    change: "Change name and position",
    nameEnglish: "Name in English",
    nameArabic: "Name in Arabic",
    positionEnglish: "Position in English",
    positionArabic: "Position in Arabic",
    hasNoArabic: "Write this name in Arabic letters.",
    save: "Save name and position",
    saved: "Your name is saved.",
    reply: "Your reply",
    send: "Send",
    sent: "The email is on its way.",
    own: "Ada Salem",
    openedIt: "Ada Salem opened N-7F3K2",
    team: "Team",
    templates: "Templates",
    add: "Add a template",
    titleArabic: "Title in Arabic",
    textArabic: "Text in Arabic",
    noText: "Write the text for this title.",
    unknown: "Nothing replaces {nme}. Use {name}, {reference}, {company} or {city}.",
    saveTemplate: "Save template",
    templateSaved: "The template is saved.",
    onlyArabic: "Only in Arabic",
    option: "شكر وتقدير (only in Arabic)",
    template: "Template",
    language: "Language",
    arabic: "Arabic",
    change1: "Change",
    theirs: "A colleague has changed this template meanwhile.",
    saveMine: "Save mine instead",
    delete: "Delete",
    deleted: "The template is deleted.",
  },
  ar: {
    change: "غيّر الاسم والمنصب",
    nameEnglish: "الاسم بالإنجليزية",
    nameArabic: "الاسم بالعربية",
    positionEnglish: "المنصب بالإنجليزية",
    positionArabic: "المنصب بالعربية",
    hasNoArabic: "اكتب هذا الاسم بالأحرف العربية.",
    save: "احفظ الاسم والمنصب",
    saved: "حُفظ اسمك.",
    reply: "ردك",
    send: "أرسل",
    sent: "الرسالة قيد الإرسال.",
    own: "آدا سالم",
    openedIt: "آدا سالم: فتح الاستفسار N-7F3K2",
    team: "الفريق",
    templates: "النصوص الجاهزة",
    add: "أضف نصًا جاهزًا",
    titleArabic: "العنوان بالعربية",
    textArabic: "النص بالعربية",
    noText: "اكتب النص لهذا العنوان.",
    unknown: "لا شيء يحلّ محل {nme}. استخدم {name} أو {reference} أو {company} أو {city}.",
    saveTemplate: "احفظ النص الجاهز",
    templateSaved: "حُفظ النص الجاهز.",
    onlyArabic: "بالعربية فقط",
    option: "شكر وتقدير (بالعربية فقط)",
    template: "نص جاهز",
    language: "اللغة",
    arabic: "العربية",
    change1: "عدّل",
    theirs: "عدّل زميل هذا النص الجاهز في هذه الأثناء.",
    saveMine: "احفظ نصي مكانه",
    delete: "احذف",
    deleted: "حُذف النص الجاهز.",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: who gives a name is called by it, and signs with it`, async ({ openDesk, site }) => {
    const ada = await openDesk("ada", locale, "/account");
    await ada.getByRole("button", { name: strings.change }).click();
    await ada.getByLabel(strings.nameEnglish).fill("Ada Salem");
    await ada.getByLabel(strings.nameArabic).fill("Ada Salem");
    await ada.getByLabel(strings.positionEnglish).fill("Applications engineer");
    await ada.getByLabel(strings.positionArabic).fill("مهندسة تطبيقات");
    await ada.getByRole("button", { name: strings.save }).click();
    await expect(ada.getByLabel(strings.nameArabic)).toHaveAccessibleDescription(strings.hasNoArabic);
    await expect(ada.getByLabel(strings.nameArabic)).toBeFocused();
    await checkAccessibility(ada);
    await ada.getByLabel(strings.nameArabic).fill("آدا سالم");
    await ada.getByRole("button", { name: strings.save }).click();
    await expect(ada.getByText(strings.saved)).toBeVisible();
    await expect(ada.getByText("مهندسة تطبيقات، نواة")).toBeVisible();

    // The reply is in Arabic, in either language of the desk.
    await ada.goto(path);
    await expect(ada.getByText("مهندسة تطبيقات، نواة")).toBeVisible();
    const karim = await openDesk("karim", locale, path);
    await expect(karim.getByText(strings.own).first()).toBeVisible();
    await ada.getByLabel(strings.reply).fill("نعم، هذا ممكن خلال ستة أسابيع.");
    await ada.getByRole("button", { name: strings.send, exact: true }).click();
    await expect(ada.getByText(strings.sent)).toBeVisible();
    await expect
      // After the seconds in which it can be taken back.
      .poll(async () => (await loadMailsTo(site.dataDir, "a.khoury@example.com")).at(-1)?.text, {
        timeout: 30_000,
      })
      .toContain("ستة أسابيع.\n\n-- \nآدا سالم\nمهندسة تطبيقات، نواة\n");

    await ada.goto("/admin?tab=audit");
    await expect(ada.getByText(strings.openedIt)).toBeVisible();
    await ada.goto("/admin?tab=team");
    await expect(ada.getByRole("heading", { name: strings.own })).toBeVisible();
    await expect(ada.getByText("ada@example.com").last()).toBeVisible();
  });

  test(`${locale}: templates are added, changed by two and deleted, and the composer offers them`, async ({
    openDesk,
  }) => {
    const page = await openDesk("ada", locale, path);
    await page.getByRole("link", { name: /Edit templates|حرّر النصوص الجاهزة/ }).click();
    await page.getByRole("button", { name: strings.add }).click();
    await page.getByLabel(strings.titleArabic).fill("شكر وتقدير");
    await page.getByRole("button", { name: strings.saveTemplate }).click();
    await expect(page.getByLabel(strings.textArabic)).toHaveAccessibleDescription(strings.noText);
    await page.getByLabel(strings.textArabic).fill("تحية {nme}، شكرًا على ثقتك بنا.");
    await page.getByRole("button", { name: strings.saveTemplate }).click();
    await expect(page.getByLabel(strings.textArabic)).toHaveAccessibleDescription(strings.unknown);
    await page.getByLabel(strings.textArabic).fill("تحية {name}، شكرًا على ثقتك بنا.");
    await checkAccessibility(page);
    await page.getByRole("button", { name: strings.saveTemplate }).click();
    await expect(page.getByText(strings.templateSaved)).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: "شكر وتقدير" });
    await expect(row).toContainText(strings.onlyArabic);

    const other = await openDesk("karim", locale, "/admin?tab=templates");
    const otherRow = other.getByRole("listitem").filter({ hasText: "شكر وتقدير" });
    await otherRow.getByRole("button", { name: strings.change1 }).click();
    await row.getByRole("button", { name: strings.change1 }).click();
    await page.getByLabel(strings.textArabic).fill("تحية {name}.");
    await page.getByRole("button", { name: strings.saveTemplate }).click();
    await expect(page.getByText(strings.templateSaved).first()).toBeVisible();
    await expect(row).toContainText("تحية {name}.");
    await other.getByLabel(strings.textArabic).fill("{name}، شكرًا.");
    await other.getByRole("button", { name: strings.saveTemplate }).click();
    await expect(other.getByText(strings.theirs)).toBeVisible();
    await expect(other.getByRole("alert").filter({ hasText: strings.theirs })).toContainText("تحية {name}.");
    await other.getByRole("button", { name: strings.saveMine }).click();
    await expect(otherRow).toContainText("{name}، شكرًا.");

    await page.goto(path);
    await page.getByLabel(strings.template, { exact: true }).selectOption("شكر وتقدير");
    await expect(page.getByLabel(strings.reply)).toHaveValue("أحمد خوري، شكرًا.");
    await page.getByLabel(strings.reply).fill("");
    await page.getByLabel(strings.language).last().selectOption("en");
    const option = page.getByRole("option", { name: strings.option });
    await expect(option).toBeDisabled();

    // The first asks, the second does it.
    await otherRow.getByRole("button", { name: strings.delete }).click();
    await otherRow.getByRole("button", { name: strings.delete }).click();
    await expect(other.getByText(strings.deleted)).toBeVisible();
    await expect(otherRow).toHaveCount(0);
  });
}
