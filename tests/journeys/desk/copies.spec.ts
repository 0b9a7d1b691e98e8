import { composeMail, composeParts } from "../../support/mail/visitor-mails.ts";
import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const visitor = "a.khoury@example.com";
const supplier = "sales@supplier.example";
const [huda, lawyer, joseph] = ["huda@bekaawater.example", "lawyer@firm.example", "joseph@service.example"];

const words = {
  en: {
    copies: "Cc",
    notInCopy: "wrote in, not in copy",
    elsewhere: "Their last email asks for replies to home@example.com. This reply does not go there.",
    reply: "Your reply",
    send: "Send",
    saved: /^Draft saved/,
    recipients: "3 recipients",
    forward: "Forward",
    dialog: "Forward an email",
    to: "To",
    note: "Your message (optional)",
    ours: "This address is the visitor’s own, or one of ours. Write a reply or a note instead.",
    forwarded: `forwarded an email to ${supplier}`,
    thirdParty: "third party",
  },
  ar: {
    copies: "نسخة",
    notInCopy: "كتب إلينا وليس في النسخة",
    elsewhere:
      "تطلب آخر رسالة من صاحب الاستفسار إرسال الرد إلى home@example.com، وهذا الرد لا يصل إلى ذلك العنوان.",
    reply: "ردك",
    send: "أرسل",
    saved: /^حُفظت المسودة/,
    recipients: "3 مستلمين",
    forward: "أعد توجيهها",
    dialog: "إعادة توجيه رسالة",
    to: "إلى",
    note: "نصك (اختياري)",
    ours: "هذا بريد صاحب الاستفسار، أو بريد من عندنا. اكتب ردًا أو ملاحظة بدلًا من ذلك.",
    forwarded: `إعادة توجيه رسالة إلى ${supplier}`,
    thirdParty: "طرف ثالث",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: staff see and tick who gets a reply, and forward a mail to somebody outside`, async ({
    openDesk,
    site,
    mailbox,
  }) => {
    test.slow();
    const page = await openDesk("ada", locale, "/admin?inquiry=00000000-0000-4000-8000-000000000001");
    await page.setViewportSize({ width: 360, height: 740 });
    const parts = composeParts([
      { type: "text/plain; charset=utf-8", content: "أضفت هدى والمحامي إلى النسخة." },
      { type: "application/pdf", name: "القائمة.pdf", content: "%PDF-1.7" },
    ]);
    const headers = {
      ...parts.headers,
      "Message-ID": "<first@bekaawater.example>",
      Cc: `"هدى صالح" <${huda}>, Lawyer <${lawyer}>`,
      "Reply-To": "home@example.com",
    };
    mailbox.deliver(
      composeMail({ from: `Ahmad <${visitor}>`, subject: "Re: N-7F3K2", body: parts.body, headers }),
    );
    const entered = { "In-Reply-To": headers["Message-ID"] };
    mailbox.deliver(composeMail({ from: `Joseph <${joseph}>`, body: "I was told of it.", headers: entered }));
    const copies = page.getByRole("group", { name: strings.copies });
    const tick = (address: string) => copies.getByRole("checkbox", { name: address });
    await expect(tick(joseph)).toBeVisible({ timeout: 20_000 });
    // Nothing confirms who wrote it.
    for (const address of [huda, lawyer, joseph]) await expect(tick(address)).not.toBeChecked();
    await expect(copies).toContainText(strings.notInCopy);
    await expect(page.getByText(strings.elsewhere)).toBeVisible();
    await page.getByText(strings.recipients).first().click();
    await expect(page.getByRole("listitem").filter({ hasText: "أضفت هدى" })).toContainText(huda);

    const reply = page.getByLabel(strings.reply);
    await reply.fill("نعم، هذا ممكن.");
    await tick(huda).focus();
    await page.keyboard.press("Space");
    await tick(joseph).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(strings.saved)).toBeVisible();
    await checkAccessibility(page);
    await page.reload();
    await expect(tick(joseph)).toBeChecked({ timeout: 20_000 });
    await expect(tick(lawyer)).not.toBeChecked();
    await page.getByRole("button", { name: strings.send, exact: true }).click();
    await expect(reply).toHaveValue("");
    const sent = async () => (await loadMailsTo(site.dataDir, visitor)).at(-1);
    await expect.poll(async () => (await sent())?.cc?.map(({ address }) => address)).toEqual([huda, joseph]);
    await expect(page.getByRole("listitem").filter({ hasText: "نعم، هذا ممكن." })).toContainText(joseph);

    const original = page.getByRole("listitem").filter({ hasText: "أضفت هدى" });
    await original.getByRole("button", { name: strings.forward }).click();
    const dialog = page.getByRole("dialog", { name: strings.dialog });
    const to = dialog.getByRole("textbox", { name: strings.to, exact: true });
    await expect(to).toBeFocused();
    await to.fill(visitor);
    await dialog.getByLabel(strings.note).fill("Can you make it?");
    await to.press("Enter");
    await expect(to).toHaveAccessibleDescription(new RegExp(strings.ours.slice(0, 20)));
    await expect(to).toBeFocused();
    await checkAccessibility(page);
    await page.keyboard.press("Escape");
    await original.getByRole("button", { name: strings.forward }).click();
    await expect(dialog.getByLabel(strings.note)).toHaveValue("Can you make it?");
    await to.fill(supplier);
    await to.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("listitem").filter({ hasText: "Can you make it?" })).toContainText(
      strings.forwarded,
    );
    await expect.poll(async () => (await loadMailsTo(site.dataDir, supplier)).length).toBe(1);
    const [forwarded] = await loadMailsTo(site.dataDir, supplier);
    expect(forwarded?.attachments.map(({ filename }) => filename)).toEqual(["القائمة.pdf"]);
    const answered = { "In-Reply-To": forwarded?.messageId ?? "" };
    mailbox.deliver(
      composeMail({ from: `Sales <${supplier}>`, body: "Yes, for 90 dollars.", headers: answered }),
    );
    await expect(page.getByRole("listitem").filter({ hasText: "90 dollars" })).toContainText(
      strings.thirdParty,
      {
        timeout: 20_000,
      },
    );
    await expect(tick(supplier)).toHaveCount(0);
  });
}

test("a forwarding is taken back by a key within ten seconds, and what was written is in the form again", async ({
  openDesk,
  site,
  mailbox,
}) => {
  const page = await openDesk("ada", "en", "/admin?inquiry=00000000-0000-4000-8000-000000000001");
  mailbox.deliver(
    composeMail({ from: `Ahmad <${visitor}>`, subject: "Re: N-7F3K2", body: "The drawing is secret." }),
  );
  const history = page.getByRole("list", { name: "History" });
  await history.getByRole("button", { name: "Forward" }).click({ timeout: 40_000 });
  const dialog = page.getByRole("dialog", { name: "Forward an email" });
  const to = dialog.getByRole("textbox", { name: "To", exact: true });
  const note = dialog.getByLabel("Your message (optional)");
  await to.fill("sales@wrong.example");
  await note.fill("Can you make it?");
  await to.press("Enter");
  const notice = page.locator("[aria-atomic=true]").filter({ hasText: "sales@wrong.example" });
  await expect(notice.getByText(/9|10/)).toBeVisible();
  await expect(history.getByText("Can you make it?")).toBeVisible();
  await expect(history.getByRole("button", { name: "Take back" })).toBeVisible();
  await page.keyboard.press("z");
  await expect(page.getByText("The email was taken back")).toBeVisible();
  await expect(note).toHaveValue("Can you make it?");
  await expect(to).toHaveValue("sales@wrong.example");
  await expect(history).not.toContainText("Can you make it?");
  await to.fill(supplier);
  await to.press("Enter");
  await expect.poll(async () => (await loadMailsTo(site.dataDir, supplier)).length).toBe(1);
  expect(await loadMailsTo(site.dataDir, "sales@wrong.example")).toEqual([]);
  await expect(history.getByRole("button", { name: "Take back" })).toHaveCount(0);
});
