import { addDays, todayIn } from "../../../app/i18n/days.ts";
import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const path = "/admin?inquiry=00000000-0000-4000-8000-000000000001";
const visitor = "a.khoury@example.com";
const sentence = "نعم، هذا ممكن خلال ستة أسابيع.";
/** Longer than what the conversation shows of it at first. */
const body = `${sentence}\n\n${"1234 ".repeat(900)}.`;

const words = {
  en: {
    reply: "Your reply",
    status: "Status",
    send: "Send",
    sent: "The email is on its way.",
    undo: "Undo",
    takeBack: "Take back",
    takenBack: "The email was taken back",
    newer: "Another window of yours has saved a newer text.",
    useNewer: "Use the newer text",
    keepOwn: "Keep mine",
    ways: "Other ways to send",
    later: /^Send (tomorrow|on \w+day) at 0?9:00/,
    row: /Reply on \d+ \w+,? 0?9:00/,
    waiting: /Will be sent on \d+ \w+,? 0?9:00/,
    sendNow: "Send now",
    pick: "Pick a time",
    moment: "Send on",
    sendThen: "Send then",
    lookAgain: "Send, and look again on a day",
    lookAgainOn: "Look again on",
    sendIt: "Send",
    wrongDay: "Pick a day from tomorrow on, within a year.",
    wrongMoment: "Pick a time from now on, at most 60 days ahead.",
  },
  ar: {
    reply: "ردك",
    status: "الحالة",
    send: "أرسل",
    sent: "الرسالة قيد الإرسال.",
    undo: "تراجع",
    takeBack: "استرجعها",
    takenBack: "استُرجعت الرسالة",
    newer: "حفظت نافذة أخرى لك نصًا أحدث.",
    useNewer: "استخدم النص الأحدث",
    keepOwn: "أبقِ نصي",
    ways: "طرق أخرى للإرسال",
    later: /^أرسله (غدًا|يوم \S+) الساعة\s0?9:00/,
    row: /الرد في .*0?9:00/,
    waiting: /ستُرسل في .*0?9:00/,
    sendNow: "أرسلها الآن",
    pick: "اختر موعدًا",
    moment: "موعد الإرسال",
    sendThen: "أرسله حينها",
    lookAgain: "أرسله، وعُد إليه في يوم تختاره",
    lookAgainOn: "العودة إليه يوم",
    sendIt: "أرسله",
    wrongDay: "اختر يومًا من الغد فصاعدًا، خلال سنة.",
    wrongMoment: "اختر موعدًا لم يمضِ، خلال 60 يومًا على الأكثر.",
  },
};

test.use({ timezoneId: "Asia/Beirut" });

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: a reply is taken back from another page, and its text is there again; closing the window sends it`, async ({
    openDesk,
    site,
  }) => {
    test.slow();
    const second = await openDesk("ada", locale, path);
    const page = await openDesk("ada", locale, path);
    const reply = page.getByLabel(strings.reply);
    await reply.fill(body);
    await reply.press("Control+Enter");
    const notice = page.locator("[aria-atomic=true]").filter({ hasText: strings.sent });
    // Its seconds are seen, and not read out.
    await expect(notice.locator("[aria-hidden=true]").getByText(/9|10/)).toBeVisible();
    await expect(notice.getByText(/8/)).toBeVisible();
    await expect(reply).toHaveValue("");
    await page.getByRole("navigation").first().locator("[aria-current=page]").click();
    await notice.getByRole("button", { name: strings.undo }).click();
    await expect(page.getByText(strings.takenBack)).toBeVisible();
    await page.getByRole("link", { name: "أحمد خوري" }).click();
    await expect(reply).toHaveValue(body);

    // A second window that was opened before asks which text is to stay, and so does the first one then, before it sends.
    const stored = () => site.query("select body from public.inquiry_drafts");
    const other = second.getByLabel(strings.reply);
    await other.fill("أخيرًا");
    await expect(second.getByText(strings.newer)).toBeVisible();
    await expect(second.getByRole("region").getByText(sentence)).toBeVisible();
    await expect(other).toHaveValue("أخيرًا");
    await checkAccessibility(second, "main section:has(textarea)");
    await second.getByRole("button", { name: strings.useNewer }).click();
    await expect(other).toHaveValue(body);
    await expect(other).toBeFocused();
    await other.fill("أخيرًا");
    await expect.poll(stored).toEqual([{ body: "أخيرًا" }]);
    await second.close();
    await page.getByRole("button", { name: strings.send, exact: true }).click();
    await expect(page.getByRole("region").getByText("أخيرًا")).toBeVisible();
    await expect(reply).toHaveValue(body);
    await page.getByRole("button", { name: strings.keepOwn }).click();
    await expect.poll(stored).toEqual([{ body }]);
    await page.getByRole("button", { name: strings.send, exact: true }).click();
    await expect(reply).toHaveValue("");
    // In the inquiry itself the text returns to where it was written, before what was begun since.
    await reply.fill("أيضًا");
    await page.getByRole("list").getByRole("button", { name: strings.takeBack }).click();
    await expect(reply).toHaveValue(`${body}\n\nأيضًا`);
    await expect(reply).toBeFocused();
    expect(await loadMailsTo(site.dataDir, visitor)).toEqual([]);

    await page.getByRole("button", { name: strings.send, exact: true }).click();
    await expect(notice).toBeVisible();
    await page.close();
    await expect.poll(async () => (await loadMailsTo(site.dataDir, visitor)).length).toBe(1);
  });

  test(`${locale}: a reply for later says when it goes out, in the list too, and is sent before; another brings its inquiry back`, async ({
    openDesk,
    site,
  }) => {
    test.slow();
    const page = await openDesk("ada", locale, path);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByLabel(strings.reply).fill(body);
    const ways = page.locator("summary").and(page.getByLabel(strings.ways));
    await ways.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: strings.pick })).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(ways).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await ways.click();
    await page.getByRole("button", { name: strings.pick }).click();
    const moment = page.getByLabel(strings.moment);
    await expect(moment).toBeFocused();
    await moment.fill("2026-01-05T09:00");
    await page.getByRole("button", { name: strings.sendThen }).click();
    await expect(moment).toHaveAccessibleDescription(strings.wrongMoment);
    await page.getByRole("button", { name: strings.later }).first().click();
    await expect(
      page.getByRole("listitem").filter({ hasText: sentence }).getByText(strings.waiting),
    ).toBeVisible();
    await expect(page.getByLabel(strings.status, { exact: true })).toHaveValue("new");
    await checkAccessibility(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole("navigation").first().locator("[aria-current=page]").click();
    await expect(
      page.locator("[data-inquiry]").filter({ hasText: "أحمد خوري" }).getByText(strings.row),
    ).toBeVisible();
    await page.getByRole("link", { name: "أحمد خوري" }).click();
    await page.getByRole("button", { name: strings.sendNow }).click();
    await expect(page.getByLabel(strings.status, { exact: true })).toHaveValue("answered");
    await expect.poll(async () => (await loadMailsTo(site.dataDir, visitor)).length).toBe(1);

    await page.getByLabel(strings.reply).fill("هل وصلتكم الرسوم؟");
    const day = page.getByLabel(strings.lookAgainOn);
    const lookAgain = page.getByRole("button", { name: strings.lookAgain });
    // On a busy machine what was sent before comes in now, and closes the menu.
    await expect(async () => {
      if (!(await lookAgain.isVisible())) await ways.click({ timeout: 2_000 });
      await lookAgain.click({ timeout: 2_000 });
      await expect(day).toBeFocused({ timeout: 2_000 });
    }).toPass();
    const sendNow = page.getByRole("group").getByRole("button", { name: strings.sendIt, exact: true });
    await day.fill(todayIn("Asia/Beirut"));
    await sendNow.click();
    await expect(day).toHaveAccessibleDescription(strings.wrongDay);
    await day.fill(addDays(todayIn("Asia/Beirut"), 7));
    await sendNow.click();
    await expect(page.locator("#look-again b")).toHaveText(/\d/);
    await checkAccessibility(page);
  });
}
