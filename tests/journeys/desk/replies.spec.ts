import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const path = "/admin?inquiry=00000000-0000-4000-8000-000000000001";
const visitor = "a.khoury@example.com";

const words = {
  en: {
    reply: "Your reply",
    send: "Send",
    saved: /Draft saved/,
    notSent: "Your reply was not sent",
    answered: /karim replied, \d\d:\d\d/,
    sendAsWell: "Send my reply as well",
    keepDraft: "Keep as a draft",
    sent: "The email is on its way.",
    repeated: /You sent this reply at \d\d:\d\d\. It was not sent a second time\./,
    language: "This reply is written in English, but its language is set to Arabic",
    english: "Send as English",
    back: "Back to the text",
  },
  ar: {
    reply: "ردك",
    send: "أرسل",
    saved: /حُفظت المسودة/,
    notSent: "لم يُرسل ردك",
    answered: /أُرسل رد من karim، \d\d:\d\d/,
    sendAsWell: "أرسل ردي أيضًا",
    keepDraft: "أبقِه مسودة",
    sent: "الرسالة قيد الإرسال.",
    repeated: /سبق إرسال هذا الرد الساعة\s\d\d:\d\d، فلم يُرسل مرة ثانية\./,
    language: "هذا الرد مكتوب بالإنجليزية، ولغته المحدّدة العربية",
    english: "أرسله بوصفه إنجليزيًا",
    back: "عُد إلى النص",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: of two who reply, the second is told of the first, and decides with both texts before them`, async ({
    openDesk,
    site,
  }) => {
    test.slow();
    const ada = await openDesk("ada", locale, path);
    const karim = await openDesk("karim", "en", path);
    // She has not learnt of his answer yet when she sends hers.
    await ada.route("**/rest/v1/rpc/report_presence*", (route) => route.abort());
    await ada.getByLabel(strings.reply).fill("نعم، هذا ممكن خلال ستة أسابيع.");
    await karim.getByLabel("Your reply").fill("لا، هذا خارج اختصاصنا.");
    await karim.getByRole("button", { name: "Send", exact: true }).click();
    await expect(karim.getByText("The email is on its way.")).toBeVisible();

    await ada.getByRole("button", { name: strings.send, exact: true }).click();
    const question = ada.getByRole("group", { name: strings.notSent });
    await expect(question.getByRole("heading", { name: strings.notSent })).toBeFocused();
    await expect(question).toContainText(strings.answered);
    await expect(question).toContainText("لا، هذا خارج اختصاصنا.");
    await expect(question).toContainText("نعم، هذا ممكن خلال ستة أسابيع.");
    await checkAccessibility(ada);
    await question.getByRole("button", { name: strings.keepDraft }).click();
    await expect(ada.getByLabel(strings.reply)).toBeFocused();
    await expect(ada.getByText(strings.saved)).toBeVisible();

    // By now the page knows, and asks by itself.
    await ada.getByRole("button", { name: strings.send, exact: true }).click();
    await expect(question).toContainText(strings.answered);
    await question.getByRole("button", { name: strings.sendAsWell }).click();
    await expect(ada.getByText(strings.sent)).toBeVisible();
    await expect.poll(async () => (await loadMailsTo(site.dataDir, visitor)).length).toBe(2);
  });

  test(`${locale}: a reply in another language than its own is asked about, and from a second window it is not sent again`, async ({
    openDesk,
    site,
  }) => {
    const page = await openDesk("ada", locale, path);
    await page.getByLabel(strings.reply).fill("Yes, we can do this within six weeks.");
    await expect(page.getByText(strings.saved)).toBeVisible();
    const second = await page.context().newPage();
    await second.goto(path);
    await expect(second.getByLabel(strings.reply)).toHaveValue("Yes, we can do this within six weeks.");

    await page.getByRole("button", { name: strings.send, exact: true }).click();
    const question = page.getByRole("group", { name: strings.language });
    await question.getByRole("button", { name: strings.back }).click();
    await expect(page.getByLabel(strings.reply)).toBeFocused();
    await page.keyboard.press("Control+Enter");
    await question.getByRole("button", { name: strings.english }).click();
    await expect(page.getByText(strings.sent)).toBeVisible();
    await expect.poll(async () => (await loadMailsTo(site.dataDir, visitor)).length).toBe(1);
    const [mail] = await loadMailsTo(site.dataDir, visitor);
    expect(mail?.html).toContain('lang="en" dir="ltr"');

    await second.getByRole("button", { name: strings.send, exact: true }).click();
    await second.getByRole("button", { name: strings.english }).click();
    await expect(second.getByText(strings.repeated)).toBeVisible();
    await expect(second.getByLabel(strings.reply)).toHaveValue("");
    await second.reload();
    await expect(second.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(second.getByLabel(strings.reply)).toHaveValue("");
    expect(await loadMailsTo(site.dataDir, visitor)).toHaveLength(1);
  });
}

test("a draft that could not be saved is saved by itself once the server is back", async ({ openDesk }) => {
  const page = await openDesk("ada", "en", path);
  await page.route("**/rest/v1/rpc/save_inquiry_draft*", (route) => route.abort());
  await page.getByLabel("Your reply").fill("نعم");
  await expect(page.getByText(/^For now the draft is kept in this window only/)).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByText(words.en.saved)).toBeVisible();
});
