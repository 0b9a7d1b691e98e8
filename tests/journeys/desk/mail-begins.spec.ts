import { composeMail, composeParts } from "../../support/mail/visitor-mails.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const words = {
  en: {
    type: "Type",
    mail: "Email",
    history: "History",
    file: /board\.step/,
    more: "More actions",
    notInquiry: "Not an inquiry",
    keep: "Keep as an inquiry",
    returning: "Going back to the mailbox",
    undo: "Undo",
    kept: "The email stays an inquiry",
    gone: "This inquiry has been deleted.",
  },
  ar: {
    type: "النوع",
    mail: "بريد",
    history: "السجل",
    file: /board\.step/,
    more: "إجراءات أخرى",
    notInquiry: "ليس استفسارًا",
    keep: "أبقِه استفسارًا",
    returning: "يُعاد إلى صندوق البريد",
    undo: "تراجع",
    kept: "بقيت الرسالة استفسارًا",
    gone: "حُذف هذا الاستفسار.",
  },
};

const text = "نحتاج إلى عرض سعر لخمسين لوحة من نوع Cortex-M4.\n\nالملف مرفق.";

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: a mail that begins an inquiry is in the list, is opened, and goes back to the mailbox`, async ({
    openDesk,
    mailbox,
  }) => {
    test.slow();
    const { headers, body } = composeParts([
      { type: "text/plain; charset=utf-8", content: text },
      { type: "model/step", name: "board.step", content: "ISO-10303-21;" },
    ]);
    const page = await openDesk("ada", locale, "/admin");
    const from = `Samer Khoury <${crypto.randomUUID()}@bayt.example>`;
    const uid = mailbox.deliver(composeMail({ from, subject: "عرض سعر", headers, body }));
    await page.goto("/admin?view=all&as=table");
    await page.getByRole("search").locator("summary").click();
    await page.getByLabel(strings.type, { exact: true }).selectOption("mail");
    const row = page.locator("[data-inquiry]").filter({ hasText: "Samer Khoury" });
    await expect(async () => {
      await page.reload();
      await expect(row).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(row.getByText(strings.mail, { exact: true })).toBeVisible();
    await row.getByRole("link", { name: "Samer Khoury" }).click();
    const history = page.getByRole("list", { name: strings.history });
    // Once, and with its file.
    await expect(history.getByText("نحتاج إلى عرض سعر")).toHaveCount(1);
    await expect(history.getByRole("button", { name: strings.file })).toBeVisible();
    await checkAccessibility(page);

    // Where the actions do not lie over the foot of the window.
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByLabel(strings.more).click();
    await page.getByRole("button", { name: strings.notInquiry }).click();
    await expect(page.getByText(strings.returning)).not.toHaveCount(0);
    await page.getByRole("button", { name: strings.undo }).click();
    await expect(page.getByText(strings.kept)).toBeVisible();
    await expect(
      page.getByRole("banner").or(page.locator("header")).getByText(strings.returning),
    ).toHaveCount(0);

    await page.keyboard.press("Control+k");
    await page.keyboard.type(strings.notInquiry);
    await page.keyboard.press("Enter");
    await expect(page.getByText(strings.returning)).not.toHaveCount(0);
    await page.getByLabel(strings.more).click();
    await expect(page.getByRole("button", { name: strings.keep })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("navigation").first().locator("[aria-current=page]").click();
    await expect(row.getByText(strings.returning)).toBeVisible();
    await row.getByRole("link", { name: "Samer Khoury" }).click();
    await page.waitForTimeout(10_000);
    // The mailbox is read again.
    mailbox.deliver(composeMail({ to: "x@example.com", body: "Blind" }));
    await expect(page.getByText(strings.gone)).toBeVisible();
    expect(mailbox.flagsOf(uid)).toEqual([]);
  });
}
