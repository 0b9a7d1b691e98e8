import { formatCount } from "../../../app/i18n/plural.ts";
import { interpolate, localize } from "../../../app/i18n/text.ts";
import { partWords } from "../../../app/staff/events/event-words.ts";
import { events } from "../../../app/staff/events/events.ts";
import { composerWords } from "../../../app/inquiries/desk/compose/composer-words.ts";
import { forwardWords } from "../../../app/inquiries/desk/forward/forward-words.ts";
import { inquiryWords, recipientCount } from "../../../app/inquiries/desk/inquiry-words.ts";
import { sendingWords } from "../../../app/inquiries/desk/sending/sending-words.ts";
import { ahmad, expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { loadMails } from "../../support/mail/mailbox.ts";
import { composeMail, composeParts } from "../../support/mail/visitor-mails.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";

const [supplier, wrong] = ["sales@supplier.example", "sales@wrong.example"];
const [huda, lawyer, joseph] = ["huda@bekaawater.example", "lawyer@firm.example", "joseph@service.example"];

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, { ...inquiryWords, ...sendingWords, ...composerWords });
  const form = localize(locale, forwardWords);

  test(`${locale}: staff see and tick who gets a reply, forward a mail, take that back by a key, and send it elsewhere`, async ({
    openDesk,
    receive,
    sendNow,
    site,
  }) => {
    const page = await openDesk("ada", locale, ahmad.path);
    await page.setViewportSize({ width: 360, height: 740 });
    const { headers, body } = composeParts([
      { type: "text/plain; charset=utf-8", content: "أضفت هدى والمحامي إلى النسخة." },
      { type: "application/pdf", name: "القائمة.pdf", content: "%PDF-1.7" },
    ]);
    const first = {
      ...headers,
      "Message-ID": "<first@bekaawater.example>",
      Cc: `"هدى صالح" <${huda}>, Lawyer <${lawyer}>`,
    };
    const entered = { "In-Reply-To": first["Message-ID"] };
    await receive(
      page,
      composeMail({ from: ahmad.email, subject: "Re: N-7F3K2", body, headers: first }),
      composeMail({ from: `Joseph <${joseph}>`, body: "I was told of it.", headers: entered }),
    );
    const copies = page.getByRole("group", { name: words.copy });
    const tick = (address: string) => copies.getByRole("checkbox", { name: address });
    const item = (hasText: string) => page.getByRole("listitem").filter({ hasText });
    // Nothing confirms who wrote it.
    for (const address of [huda, lawyer, joseph]) await expect(tick(address)).not.toBeChecked();
    await expect(copies).toContainText(words.notInCopy);
    await page
      .getByText(formatCount(locale, 3, recipientCount))
      .first()
      .click();
    await expect(item("أضفت هدى")).toContainText(huda);

    const reply = page.getByLabel(words.replyLabel);
    await reply.fill("نعم، هذا ممكن.");
    for (const address of [huda, joseph]) await tick(address).press("Space");
    const ticked = () => site.query("select copies from public.inquiry_drafts");
    await expect.poll(ticked).toEqual([{ copies: { [huda]: true, [joseph]: true } }]);
    await checkAccessibility(page);
    await page.reload();
    await expect(tick(joseph)).toBeChecked();
    await expect(tick(lawyer)).not.toBeChecked();
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await expect(reply).toHaveValue("");
    await sendNow(page);
    await expect(item("نعم، هذا ممكن.")).toContainText(joseph);
    const [answer] = await site.mailsTo(ahmad.email);
    expect(answer?.cc?.map(({ address }) => address)).toEqual([huda, joseph]);

    const forward = item("أضفت هدى").getByRole("button", { name: words.forward });
    await forward.click();
    const dialog = page.getByRole("dialog", { name: form.title });
    const to = dialog.getByRole("textbox", { name: form.address, exact: true });
    const note = dialog.getByLabel(form.note);
    await expect(to).toBeFocused();
    await to.fill(ahmad.email);
    await note.fill("Can you make it?");
    await to.press("Enter");
    await expect(to).toHaveAttribute("aria-invalid", "true");
    await expect(to).toBeFocused();
    await page.keyboard.press("Escape");
    await forward.click();
    await expect(note).toHaveValue("Can you make it?");
    await to.fill(wrong);
    await to.press("Enter");
    await expect(page.locator("[aria-atomic=true]").filter({ hasText: wrong })).toBeVisible();
    const forwarded = item("Can you make it?");
    await expect(forwarded).toContainText(
      interpolate(events["inquiry.email_forwarded"][locale], {
        actor: "ada",
        inquiry: partWords.thisInquiry[locale],
        account: wrong,
      }),
    );
    await page.keyboard.press("z");
    await expect(page.getByText(words.takenBack)).toBeVisible();
    await expect(note).toHaveValue("Can you make it?");
    await expect(to).toHaveValue(wrong);
    await expect(forwarded).toHaveCount(0);
    await to.fill(supplier);
    await to.press("Enter");
    await expect(forwarded.getByRole("button", { name: words.takeBack })).toBeVisible();
    await sendNow(page);
    await expect(forwarded.getByRole("button", { name: words.takeBack })).toHaveCount(0);
    const mails = await loadMails(site.dataDir);
    expect(mails.flatMap((mail) => mail.to ?? []).map(({ address }) => address)).not.toContain(wrong);
    const sent = mails.find((mail) => mail.to?.some(({ address }) => address === supplier));
    const answered = { "In-Reply-To": sent?.messageId ?? "" };
    await receive(
      page,
      composeMail({ from: `Sales <${supplier}>`, body: "For 90 dollars.", headers: answered }),
    );
    await expect(item("90 dollars")).toContainText(words.thirdPerson);
    await expect(tick(supplier)).toHaveCount(0);
  });
}
