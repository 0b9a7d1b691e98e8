import { interpolate, localize } from "../../../app/i18n/text.ts";
import { composerWords } from "../../../app/inquiries/desk/compose/composer-words.ts";
import { questionWords } from "../../../app/inquiries/desk/compose/question-words.ts";
import { sendingWords } from "../../../app/inquiries/desk/sending/sending-words.ts";
import { ahmad, expect, lookAgain, test } from "../../support/browser/desk-server.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, { ...sendingWords, ...composerWords, ...questionWords });
  const saved = interpolate(words.saved, { time: "" });

  test(`${locale}: of two who reply, the second is told of the first, and decides with both texts before them`, async ({
    openDesk,
    site,
  }) => {
    const [ada, karim] = [
      await openDesk("ada", locale, ahmad.path),
      await openDesk("karim", locale, ahmad.path),
    ];
    // She has not learnt of his answer yet when she sends hers.
    const release = await holdRequests(ada, "**/rpc/show_inquiry*");
    const [hers, his] = ["نعم، هذا ممكن خلال ستة أسابيع.", "لا، هذا خارج اختصاصنا."];
    await ada.getByLabel(words.replyLabel).fill(hers);
    await karim.getByLabel(words.replyLabel).fill(his);
    await karim.getByRole("button", { name: words.send, exact: true }).click();
    await expect(karim.getByText(words.onItsWay)).toBeVisible();

    const send = ada.getByRole("button", { name: words.send, exact: true });
    const question = ada.getByRole("group", { name: words.notSent });
    const answered = interpolate(words.replied, { name: "karim", moment: "" });
    const refused = ada.waitForResponse((response) => response.status() === 409);
    await send.click();
    await refused;
    release();
    await expect(question.getByRole("heading", { name: words.notSent })).toBeFocused();
    for (const text of [answered, his, hers]) await expect(question).toContainText(text);
    await checkAccessibility(ada);
    await question.getByRole("button", { name: words.keepDraft }).click();
    await expect(ada.getByLabel(words.replyLabel)).toBeFocused();
    await expect(ada.getByText(saved)).toBeVisible();

    // By now the page knows, and asks by itself.
    await send.click();
    await expect(question).toContainText(answered);
    await question.getByRole("button", { name: words.sendAsWell }).click();
    await expect(ada.getByText(words.onItsWay)).toBeVisible();
    await site.sendWaitingMails();
    expect(await site.mailsTo(ahmad.email)).toHaveLength(2);
  });

  test(`${locale}: a draft is saved once the server is back; its language is asked about, and from a second window it is not sent again`, async ({
    openDesk,
    site,
  }) => {
    const page = await openDesk("ada", locale, ahmad.path);
    const text = "Yes, we can do this within six weeks.";
    const reply = page.getByLabel(words.replyLabel);
    await page.route("**/rest/v1/rpc/save_inquiry_draft*", (route) => route.abort());
    await page.clock.install();
    await reply.fill(text);
    await expect(page.getByText(words.notSaved)).toBeVisible();
    await page.unrouteAll();
    await page.clock.fastForward(5_000);
    await expect(page.getByText(saved)).toBeVisible();

    const second = await page.context().newPage();
    await second.goto(ahmad.path);
    await expect(second.getByLabel(words.replyLabel)).toHaveValue(text);
    await page.getByRole("button", { name: words.send, exact: true }).click();
    const question = page.getByRole("group", { name: words.englishInArabic });
    await question.getByRole("button", { name: words.goOnWriting }).click();
    await expect(reply).toBeFocused();
    await page.keyboard.press("Control+Enter");
    await question.getByRole("button", { name: words.sendInEnglish }).click();
    await expect(page.getByText(words.onItsWay)).toBeVisible();

    await second.getByRole("button", { name: words.send, exact: true }).click();
    await second.getByRole("button", { name: words.sendInEnglish }).click();
    const [before = "", after = ""] = words.repeated.split("{time}");
    await expect(second.getByText(before.trim())).toContainText(after.trim());
    await expect(second.getByLabel(words.replyLabel)).toHaveValue("");
    await second.reload();
    await expect(second.getByRole("listitem").getByText(text)).toBeVisible();
    await expect(second.getByLabel(words.replyLabel)).toHaveValue("");
    await site.sendWaitingMails();
    const mails = await site.mailsTo(ahmad.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html).toContain('lang="en" dir="ltr"');
  });

  test(`${locale}: who is asked about the language of a reply is told, too, of an answer that came meanwhile`, async ({
    openDesk,
    site,
  }) => {
    const page = await openDesk("ada", locale, ahmad.path);
    await page.getByLabel(words.replyLabel).fill("Yes, we can do this within six weeks.");
    await page.getByRole("button", { name: words.send, exact: true }).click();
    const question = page.getByRole("group", { name: words.englishInArabic });
    await expect(question).toBeVisible();
    await site.query(
      `insert into public.inquiry_messages (inquiry_id, direction, address, subject, body, author_email)
       values ($1, 'sent', $2, '', 'I have answered.', 'karim@example.com')`,
      [ahmad.id, ahmad.email],
    );
    await lookAgain(page);
    await expect(page.getByRole("listitem").getByText("I have answered.")).toBeVisible();
    await question.getByRole("button", { name: words.sendInEnglish }).click();
    await expect(page.getByRole("button", { name: words.sendAsWell })).toBeVisible();
    expect(await site.mailsTo(ahmad.email)).toEqual([]);
  });
}
