import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const words = {
  en: {
    open: "New inquiry",
    name: "Name",
    phone: "Phone",
    email: /^Email/,
    to: /^To/,
    subject: /^Subject/,
    said: /^What was said/,
    message: /^Message/,
    save: "Save inquiry",
    send: "Send",
    first: "Write first",
    missing: "Enter an email address, or a phone number with at least six digits.",
    failed: /It was not saved\./,
    stored: /Saved as N-/,
    byHand: "Phone call, entered by hand",
    noAddress: /No email can be sent/,
    whatsapp: "WhatsApp to \u2066+961 3 765 432\u2069",
    begun: "The email is on its way.",
    takeBack: "Take back",
    text: "Two controllers, before spring.",
  },
  ar: {
    open: "استفسار جديد",
    name: "الاسم",
    phone: "الهاتف",
    email: /^البريد الإلكتروني/,
    to: /^إلى/,
    subject: /^الموضوع/,
    said: /^مضمون الحديث/,
    message: /^الرسالة/,
    save: "احفظ الاستفسار",
    send: "أرسل",
    first: "نكتب أولًا",
    missing: "اكتب بريدًا إلكترونيًا أو رقم هاتف من ستة أرقام على الأقل.",
    failed: /لم يُحفظ الاستفسار\./,
    stored: /حُفظ بالرقم/,
    byHand: "مكالمة، أُدخل يدويًا",
    noAddress: /لا يمكن إرسال رد بالبريد/,
    whatsapp: "واتساب إلى \u2066+961 3 765 432\u2069",
    begun: "الرسالة قيد الإرسال.",
    takeBack: "استرجعها",
    text: "وحدتا تحكّم قبل الربيع.",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: a call is entered, and what was typed outlives a wrong field, a failed send and a new page`, async ({
    openDesk,
  }) => {
    const page = await openDesk("ada", locale, "/admin");
    await expect(page.getByRole("button", { name: strings.open })).toBeVisible();
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog", { name: strings.open });
    // Its styles are those of a part that is loaded later.
    await expect(dialog.locator("form")).toHaveCSS("display", "grid");
    await dialog.getByLabel(strings.name).fill("Omar Khalil");
    await dialog.getByLabel(strings.subject).fill("Pump station");
    await dialog.getByLabel(strings.said).fill(strings.text);
    await dialog.getByRole("button", { name: strings.save }).click();
    await expect(dialog.getByText(strings.missing)).toBeVisible();
    await expect(dialog.getByLabel(strings.email)).toBeFocused();
    // As high as it is: what is scrolled out of it hides what lies behind from the checker.
    await dialog.evaluate((element) => {
      element.style.position = "absolute";
      element.style.maxHeight = "none";
    });
    await checkAccessibility(page, "dialog[open]");
    await dialog.evaluate((element) => element.removeAttribute("style"));

    await dialog.getByRole("textbox", { name: strings.phone }).fill("+961 3 765 432");
    await page.route("**/functions/v1/enter-inquiry", (route) => route.abort());
    await dialog.getByRole("button", { name: strings.save }).click();
    await expect(dialog.getByText(strings.failed)).toBeVisible();
    await page.unroute("**/functions/v1/enter-inquiry");
    await page.reload();
    await expect(dialog.getByLabel(strings.said)).toHaveValue(strings.text);
    await dialog.getByLabel(strings.said).press("Control+Enter");

    await expect(page.getByText(strings.stored)).toBeVisible();
    await expect(page.getByText(strings.byHand)).toBeVisible();
    await expect(page.getByText(strings.noAddress)).toBeVisible();
    const chat = page.getByRole("link", { name: strings.whatsapp }).first();
    await expect(chat).toHaveAttribute("href", "https://wa.me/9613765432");
    await checkAccessibility(page);
    await page.keyboard.press("c");
    await expect(dialog.getByLabel(strings.name)).toHaveValue("");
  });

  test(`${locale}: a conversation is begun from the palette`, async ({ openDesk, site }) => {
    const page = await openDesk("ada", locale, "/admin");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("new inquiry");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: strings.open });
    await dialog.getByLabel(strings.first).check();
    await dialog.getByLabel(strings.name).fill("Maya");
    await dialog.getByLabel(strings.to).fill("maya.first@example.com");
    await dialog.getByLabel(strings.subject).fill("Pump station");
    await dialog.getByLabel(strings.message).fill(strings.text);
    await dialog.getByRole("button", { name: strings.send, exact: true }).click();
    await expect(page.getByText(strings.begun)).toBeVisible();
    await expect(page.getByRole("list").getByText(strings.text).first()).toBeVisible();
    await expect(page.getByRole("button", { name: strings.takeBack }).first()).toBeVisible();
    const mails = () => loadMailsTo(site.dataDir, "maya.first@example.com");
    await expect.poll(async () => (await mails()).length).toBe(1);
  });
}
