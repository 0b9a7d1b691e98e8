import { expect, test } from "./desk-server.ts";

const path = "/admin?inquiry=00000000-0000-4000-8000-000000000001";

/** What is read out, in order; an expression stands for what depends on the time. */
const snapshots = {
  en: {
    list: `
      - main:
        - tablist "Admin":
          - tab "Customer Inquiries" [selected]
        - tabpanel "Customer Inquiries":
          - heading "Customer Inquiries" [level=1]
          - list:
            - listitem: 0 late
            - listitem:
              - link "1 due within 24 hours"
            - listitem: 12 in total
          - search:
            - searchbox "Search names, emails, messages, references"
            - combobox "Type"
            - combobox "Language"
            - combobox "Assigned to"
            - combobox "Order"
          - navigation "Views":
            - link "All 12"
            - link "Open 12"
          - table "Customer inquiries, newest first":
            - rowgroup:
              - row "Name Email Type Subject Status Reply due Assigned to Language Date"
            - rowgroup:
              - row /^أحمد خوري a\\.khoury@example\\.com Project Automation and robotics New in (19|20) h Nobody Arabic/:
                - rowheader "أحمد خوري":
                  - checkbox "Select أحمد خوري"
                  - link "أحمد خوري"
          - group "Export":
            - button "Export as Excel"
            - button "Export as JSON"`,
    inquiry: `
      - tabpanel "Customer Inquiries":
        - link "All inquiries"
        - text: N-7F3K2 Project
        - group "Actions":
          - button "Reply"
          - button "Note"
          - button "Answered"
          - button "Close"
          - button "Spam"
          - group
        - heading "Automation and robotics" [level=1]
        - region "Progress":
          - combobox "Status"
          - combobox "Assigned to"
          - list "Steps"
        - list "History":
          - listitem:
            - paragraph:
              - text: /Project form/
            - term: Full name
            - definition:
              - text: أحمد خوري
              - button "Copy Full name"
            - term: Phone number
            - definition:
              - link "+961 3 000 000"
        - region "Reply or note":
          - group "Reply or note":
            - radio "Reply" [checked]
            - radio "Note"
          - combobox "Language"
          - textbox "Your reply"
          - button "Send"
          - group`,
    palette: `
      - dialog "Commands":
        - combobox "What would you like to do?" [expanded]
        - listbox "Commands":
          - group "This inquiry":
            - option "Reply" [selected]`,
    keys: `
      - dialog "Keyboard shortcuts":
        - heading "Keyboard shortcuts" [level=2]
        - region "In the list":
          - term: j
          - definition: Next inquiry`,
    changed: "Status changed to “Answered”.",
  },
  ar: {
    list: `
      - main:
        - tablist "صفحة المشرفين":
          - tab "استفسارات العملاء" [selected]
        - tabpanel "استفسارات العملاء":
          - heading "استفسارات العملاء" [level=1]
          - list:
            - listitem: "المتأخرة: 0"
            - listitem:
              - 'link "موعدها خلال 24 ساعة: 1"'
            - listitem: "المجموع: 12"
          - search:
            - searchbox "ابحث في الأسماء والبريد والرسائل والأرقام المرجعية"
            - combobox "النوع"
            - combobox "اللغة"
            - combobox "المكلّف"
            - combobox "الترتيب"
          - navigation "قوائم الاستفسارات":
            - link "الكل 12"
            - link "المفتوحة 12"
          - table "استفسارات العملاء، الأحدث أولًا":
            - rowgroup:
              - row "الاسم البريد الإلكتروني النوع الموضوع الحالة موعد الرد المكلّف اللغة التاريخ"
            - rowgroup:
              - row /^أحمد خوري a\\.khoury@example\\.com مشروع أتمتة وروبوتات جديد بعد (19|20) ساعة لا أحد العربية/:
                - rowheader "أحمد خوري":
                  - checkbox "حدّد أحمد خوري"
                  - link "أحمد خوري"
          - group "التصدير":
            - button "صدّر بصيغة Excel"
            - button "صدّر بصيغة JSON"`,
    inquiry: `
      - tabpanel "استفسارات العملاء":
        - link "كل الاستفسارات"
        - text: N-7F3K2 مشروع
        - group "الإجراءات":
          - button "ردّ"
          - button "ملاحظة"
          - button "جرى الرد"
          - button "أغلق"
          - button "غير مرغوب فيه"
          - group
        - heading "أتمتة وروبوتات" [level=1]
        - region "مراحل الاستفسار":
          - combobox "الحالة"
          - combobox "المكلّف"
          - list "الخطوات"
        - list "السجل":
          - listitem:
            - paragraph:
              - text: /استمارة المشروع/
            - term: الاسم الكامل
            - definition:
              - text: أحمد خوري
              - button "انسخ الاسم الكامل"
            - term: رقم الهاتف
            - definition:
              - link "+961 3 000 000"
        - region "رد أو ملاحظة":
          - group "رد أو ملاحظة":
            - radio "رد" [checked]
            - radio "ملاحظة"
          - combobox "اللغة"
          - textbox "ردك"
          - button "أرسل"
          - group`,
    palette: `
      - dialog "الأوامر":
        - combobox "ماذا تريد أن تفعل؟" [expanded]
        - listbox "الأوامر":
          - group "هذا الاستفسار":
            - option "ردّ عليه" [selected]`,
    keys: `
      - dialog "اختصارات لوحة المفاتيح":
        - heading "اختصارات لوحة المفاتيح" [level=2]
        - region "في القائمة":
          - term: j
          - definition: الاستفسار التالي`,
    changed: "تغيّرت الحالة إلى «جرى الرد».",
  },
};

for (const locale of ["en", "ar"] as const) {
  const expected = snapshots[locale];

  test(`${locale}: a screen reader hears the list, an inquiry, its dialogs, and what was changed`, async ({
    openDesk,
  }) => {
    const page = await openDesk("ada", locale, "/admin");
    await expect(page.locator("body")).toMatchAriaSnapshot(expected.list);
    await page.goto(path);
    await expect(page.getByRole("main")).toMatchAriaSnapshot(expected.inquiry);
    await page.keyboard.press("Control+k");
    await expect(page.locator("body")).toMatchAriaSnapshot(expected.palette);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("?");
    await expect(page.getByRole("main")).toMatchAriaSnapshot(expected.keys);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("d");
    await expect(page.getByRole("status").filter({ hasText: expected.changed })).toBeVisible();
  });
}
