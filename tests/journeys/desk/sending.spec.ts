import { addDays, todayIn } from "../../../app/i18n/days.ts";
import { interpolate, localize } from "../../../app/i18n/text.ts";
import { actionWords } from "../../../app/inquiries/desk/actions/action-words.ts";
import { composerWords } from "../../../app/inquiries/desk/compose/composer-words.ts";
import { deskWords } from "../../../app/inquiries/desk/desk-words.ts";
import { inquiryWords } from "../../../app/inquiries/desk/inquiry-words.ts";
import { progressWords } from "../../../app/inquiries/desk/progress/progress-words.ts";
import { sendingWords } from "../../../app/inquiries/desk/sending/sending-words.ts";
import { ahmad, expect, lookAgain, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { office } from "../../../firm/office.ts";

const sentence = "نعم، هذا ممكن خلال ستة أسابيع.";
/** Longer than what the conversation shows of it at first. */
const body = `${sentence}\n\n${"1234 ".repeat(900)}.`;

test.use({ timezoneId: office.timeZone });

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, { ...progressWords, ...sendingWords, ...composerWords });

  test(`${locale}: a reply is taken back from another page, and its text is there again; closing the window sends it`, async ({
    openDesk,
    site,
  }) => {
    const second = await openDesk("ada", locale, ahmad.path);
    const page = await openDesk("ada", locale, ahmad.path);
    const reply = page.getByLabel(words.replyLabel);
    const send = page.getByRole("button", { name: words.send, exact: true });
    await reply.fill(body);
    await reply.press("Control+Enter");
    const notice = page.locator("[aria-atomic=true]").filter({ hasText: words.onItsWay });
    await expect(notice).toBeVisible();
    await page.getByRole("navigation").first().locator("[aria-current=page]").click();
    await notice.getByRole("button", { name: actionWords.undo[locale] }).click();
    await expect(page.getByText(words.takenBack)).toBeVisible();
    await page.getByRole("link", { name: ahmad.name }).click();
    await expect(reply).toHaveValue(body);

    // A second window that was opened before saves its text, the newest, and offers the one in whose place that is.
    const stored = () => site.query("select body from public.inquiry_drafts");
    const other = second.getByLabel(words.replyLabel);
    await other.fill("أخيرًا");
    await expect(second.getByText(words.other)).toBeVisible();
    await expect(second.getByRole("region").getByText(sentence)).toBeVisible();
    await expect(other).toHaveValue("أخيرًا");
    await expect.poll(stored).toEqual([{ body: "أخيرًا" }]);
    await checkAccessibility(second, "main section:has(textarea)");
    await second.getByRole("button", { name: words.useOther }).click();
    await expect(other).toHaveValue(body);
    await expect(other).toBeFocused();
    await other.fill("أخيرًا");
    await expect.poll(stored).toEqual([{ body: "أخيرًا" }]);
    await second.close();
    // The first one saves its own before it sends, and so comes upon the other.
    await send.click();
    await expect(page.getByRole("region").getByText("أخيرًا")).toBeVisible();
    await expect(reply).toHaveValue(body);
    await page.getByRole("button", { name: words.keepOwn }).click();
    await expect.poll(stored).toEqual([{ body }]);
    await send.click();
    await expect(reply).toHaveValue("");
    // In the inquiry itself the text returns to where it was written, before what was begun since.
    await reply.fill("أيضًا");
    await page.getByRole("list").getByRole("button", { name: words.takeBack }).click();
    await expect(reply).toHaveValue(`${body}\n\nأيضًا`);
    await expect(reply).toBeFocused();
    await site.sendWaitingMails();
    expect(await site.mailsTo(ahmad.email)).toEqual([]);

    await send.click();
    // Its seconds are seen, and not read out.
    await expect(notice.locator("[aria-hidden=true]").getByText(/\d/)).toBeVisible();
    await page.close();
    const sent = "select count(*)::int as replies from public.inquiry_messages where direction = 'sent'";
    await expect.poll(() => site.query(sent)).toEqual([{ replies: 1 }]);
    await site.sendWaitingMails();
    expect(await site.mailsTo(ahmad.email)).toHaveLength(1);
  });

  test(`${locale}: a reply for later says when it goes out, in the list too, and is sent before; another brings its inquiry back`, async ({
    openDesk,
    sendNow,
    site,
  }) => {
    const page = await openDesk("ada", locale, ahmad.path);
    await page.setViewportSize({ width: 360, height: 740 });
    const reply = page.getByLabel(words.replyLabel);
    const status = page.getByLabel(deskWords.status[locale], { exact: true });
    const ways = page.getByRole("button", { name: words.otherWays });
    await reply.fill(body);
    await ways.press("Enter");
    await expect(page.getByRole("button", { name: words.pick })).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(ways).toBeFocused();
    await ways.click();
    await page.getByRole("button", { name: words.pick }).click();
    const moment = page.getByLabel(words.moment);
    await expect(moment).toBeFocused();
    await moment.fill("2026-01-05T09:00");
    await page.getByRole("button", { name: words.sendThen }).click();
    await expect(moment).toHaveAccessibleDescription(words.wrongMoment);
    // Tomorrow, or on the next day that is no holiday.
    await page
      .getByRole("button", { name: /0?9:00/ })
      .first()
      .click();
    const sent = page.getByRole("listitem").filter({ hasText: sentence });
    const opening = /\d.*0?9:00/;
    await expect(sent.getByText(sayWhen(words.willBeSent)).filter({ hasText: opening })).toBeVisible();
    await expect(status).toHaveValue("new");
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole("navigation").first().locator("[aria-current=page]").click();
    const row = page.locator("[data-inquiry]").filter({ hasText: ahmad.name });
    await expect(row.getByText(sayWhen(words.rowScheduled)).filter({ hasText: opening })).toBeVisible();
    await row.getByRole("link", { name: ahmad.name }).click();
    await page.getByRole("button", { name: words.sendNow }).click();
    await expect(page.getByText(words.onItsWay)).toBeVisible();
    await site.now.sendMails();
    await lookAgain(page);
    await expect(sent.getByText(inquiryWords.delivered[locale], { exact: true })).toBeVisible();
    await expect(status).toHaveValue("answered");
    expect(await site.mailsTo(ahmad.email)).toHaveLength(1);

    await reply.fill("هل وصلتكم الرسوم؟");
    await ways.click();
    await page.getByRole("button", { name: words.lookAgain }).click();
    const day = page.getByLabel(words.day);
    await expect(day).toBeFocused();
    const sendIt = page
      .locator("form")
      .filter({ has: day })
      .getByRole("button", { name: sendingWords.send[locale], exact: true });
    await day.fill(todayIn(office.timeZone));
    await sendIt.click();
    await expect(day).toHaveAccessibleDescription(words.wrongDay);
    await day.fill(addDays(todayIn(office.timeZone), 7));
    await sendIt.click();
    await expect(reply).toHaveValue("");
    await sendNow(page);
    await expect(page.locator("#look-again b")).toHaveText(/\d/);
  });
}

/** What stands before its moment. */
function sayWhen(sentence: string): string {
  return interpolate(sentence, { moment: "" });
}
