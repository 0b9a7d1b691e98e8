import type { Page } from "@playwright/test";
import { interpolate, localize } from "../../../app/i18n/text.ts";
import { actionWords, changeWords, conflictWords } from "../../../app/inquiries/desk/actions/action-words.ts";
import { composerWords } from "../../../app/inquiries/desk/compose/composer-words.ts";
import { deskWords } from "../../../app/inquiries/desk/desk-words.ts";
import { inquiryWords } from "../../../app/inquiries/desk/inquiry-words.ts";
import { progressWords } from "../../../app/inquiries/desk/progress/progress-words.ts";
import { sendingWords } from "../../../app/inquiries/desk/sending/sending-words.ts";
import { detailWords, statusWords } from "../../../app/inquiries/inbox-words.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { ahmad, expect, lookAgain, test } from "../../support/browser/desk-server.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { ada as adaId } from "../../support/browser/seed-desk.ts";
import { findOverflow } from "../../support/page-checks/overflow.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const composer = localize(locale, composerWords);
  const undo = actionWords.undo[locale];

  test(`${locale}: inquiries are triaged by two keys each, and on a phone by two taps, three for spam`, async ({
    openDesk,
  }) => {
    const page = await openDesk("ada", locale, "/admin?view=open&sort=newest");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(rowLinks(page)).toHaveCount(12);
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(heading).toBeFocused();
    // They are read from the top down, whatever leaves the view meanwhile.
    for (const [n, key] of ["e", "d", "s"].entries()) {
      await page.keyboard.press(key);
      await expect(page.getByRole("button", { name: undo })).toBeVisible();
      await page.keyboard.press("j");
      await expect(heading).toHaveText(`Board ${n + 1}`);
      await expect(heading).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(rowLinks(page).first()).toHaveText("Buyer 3");
    await expect(rowLinks(page)).toHaveCount(9);

    await page.setViewportSize({ width: 360, height: 740 });
    await rowLinks(page).first().click();
    const actions = page.getByRole("group", { name: progressWords.actions[locale] });
    for (const [n, action] of ["close", "answered", "spam"].entries()) {
      await expect(heading).toHaveText(`Board ${n + 3}`);
      if (action === "spam") await page.getByLabel(actionWords.more[locale]).click();
      await actions.locator(`[data-action="${action}"]:visible`).click();
      await expect(page.getByRole("button", { name: undo })).toBeVisible();
      await actions.getByRole("link", { name: actionWords.next[locale] }).click();
    }
    await expect(heading).toHaveText("Board 6");
  });

  test(`${locale}: a visitor is answered in their language, and colleagues read why`, async ({
    openDesk,
    sendNow,
    site,
  }) => {
    const page = await openDesk("ada", locale, "/admin");
    const heading = page.getByRole("heading", { level: 1 });
    const note = page.getByLabel(composer.noteLabel);
    const reply = page.getByLabel(composer.replyLabel);
    const send = page.getByRole("button", { name: composer.send, exact: true });
    await page.getByRole("link", { name: ahmad.name }).click();
    await expect(heading).toBeFocused();
    await page.keyboard.press("n");
    await note.fill("The drives stay; only the S7-300 goes.");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("listitem").filter({ hasText: "The drives stay" })).toBeVisible();
    // The keys work again: nothing of this is written into another note.
    await page.keyboard.press("n");
    await expect(note).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(heading).toBeFocused();
    await page.keyboard.press("r");
    await expect(reply).toBeFocused();
    const title = { en: "Follow-up question", ar: "سؤال متابعة" }[locale];
    await page.getByLabel(composer.template, { exact: true }).selectOption(title);
    await expect(reply).toHaveValue(/^أحمد خوري، تحية طيبة وبعد،/);
    await send.click();
    await expect(reply).toHaveAccessibleDescription(composer.gap);
    // What the template left open is selected: writing takes its place.
    await page.keyboard.type("هل يكفي شهر؟");
    await expect(reply).toHaveValue(/N-7F3K2: هل يكفي شهر؟\n/);
    await checkAccessibility(page);
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
    await send.click();
    await expect(page.getByText(sendingWords.onItsWay[locale])).toBeVisible();
    await expect(reply).toHaveValue("");
    await expect(page.getByRole("listitem").filter({ hasText: "هل يكفي شهر؟" })).toBeVisible();
    await sendNow(page);
    const [mail] = await site.mailsTo(ahmad.email);
    expect(mail?.text).toContain("هل يكفي شهر؟");
    expect(mail?.text).not.toContain("[…]");
    expect(mail?.subject).toContain("N-7F3K2");
  });

  test(`${locale}: two of the staff at one inquiry see each other, and none overwrites the other`, async ({
    openDesk,
  }) => {
    const ada = await openDesk("ada", locale, ahmad.path);
    const karim = await openDesk("karim", locale, ahmad.path);
    await expect(karim.getByText(interpolate(inquiryWords.reading[locale], { name: "ada" }))).toBeVisible();
    const written = karim.waitForResponse((answer) =>
      /"is_writing":true/.test(answer.request().postData() ?? ""),
    );
    await karim.getByLabel(composer.replyLabel).fill("Dear");
    await written;
    await lookAgain(ada);
    await expect(ada.getByText(interpolate(inquiryWords.writing[locale], { name: "karim" }))).toBeVisible();
    const release = await holdRequests(ada, "**/rpc/show_inquiry*");
    await karim.getByLabel(actionWords.more[locale]).click();
    await karim.getByRole("button", { name: actionWords.take[locale] }).click();
    await expect(karim.getByText(interpolate(changeWords.assignee[locale], { name: "karim" }))).toBeVisible();
    const refused = ada.waitForResponse((response) => response.status() === 409);
    await ada.locator('[data-action="close"]:visible').first().click();
    await refused;
    release();
    const notice = ada.getByRole("alert").filter({ hasText: conflictWords.title[locale] });
    await expect(notice).toContainText(interpolate(changeWords.assignee[locale], { name: "karim" }));
    const own = interpolate(changeWords.status[locale], { status: statusWords.closed[locale] });
    await expect(notice).toContainText(interpolate(conflictWords.yours[locale], { change: own }));
    await ada.getByRole("button", { name: conflictWords.apply[locale] }).click();
    await expect(notice).toBeHidden();
    await expect(ada.getByLabel(deskWords.status[locale], { exact: true })).toHaveValue("closed");
  });

  test(`${locale}: what was written when the session ended is there after signing in, for its author alone`, async ({
    openDesk,
    endSessions,
  }) => {
    const page = await openDesk("ada", locale, ahmad.path);
    await page.clock.install();
    await page.reload();
    const reply = page.getByLabel(composer.replyLabel);
    const saved = page.getByText(interpolate(composer.saved, { time: "" }));
    await reply.fill("A first half,");
    await page.clock.runFor(5_000);
    await expect(saved).toBeVisible();
    // From here on nothing is saved or asked for by itself, so that the text comes before the end.
    await page.clock.pauseAt(Date.now() + 60_000);
    await reply.fill("A first half, and a second.");
    await endSessions();
    // An open page asks every 45 seconds whether its session is still there.
    await page.clock.fastForward(60_000);
    await expect(page).toHaveURL(/\/auth/);
    await page.clock.resume();
    await openDesk("karim", locale, ahmad.path, page);
    await expect(reply).toHaveValue("");
    await openDesk("ada", locale, ahmad.path, page);
    await expect(reply).toHaveValue("A first half, and a second.");
  });

  test(`${locale}: what may be spam says so until somebody takes it; taking it is taken back whole, and a letter in the list of names is a key after Escape`, async ({
    openDesk,
    site,
  }) => {
    await site.query("update public.inquiries set is_suspicious = true where name = 'Buyer 3'");
    const page = await openDesk("ada", locale, "/admin?view=open");
    const perhapsSpam = page.getByText(detailWords.perhapsSpam[locale]);
    const status = page.getByLabel(deskWords.status[locale], { exact: true });
    const assignee = page.locator("#assignee");
    await expect(perhapsSpam).toHaveCount(1);
    await page.getByRole("link", { name: "Buyer 3" }).click();
    await expect(perhapsSpam).toHaveCount(2);
    // A key of the browser's is none of ours.
    await page.keyboard.press("Control+d");
    await page.keyboard.press("t");
    await expect(status).toHaveValue("in_progress");
    await expect(perhapsSpam).toHaveCount(0);
    await page.keyboard.press("z");
    await expect(status).toHaveValue("new");
    await expect(assignee).toHaveValue("");
    await expect(perhapsSpam).toHaveCount(2);

    // Two keys as quickly as they can be pressed: both count, and the second is taken back alone.
    await page.keyboard.press("t");
    await page.keyboard.press("d");
    await expect(status).toHaveValue("answered");
    await page.keyboard.press("z");
    await expect(status).toHaveValue("in_progress");
    await expect(assignee).toHaveValue(adaId);

    // What was spam by mistake is as far as it had come.
    for (const [key, reached] of [
      ["d", "answered"],
      ["s", "spam"],
      ["s", "answered"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(status).toHaveValue(reached);
    }
    await assignee.selectOption("");
    await expect(page.getByText(changeWords.nobody[locale])).toBeVisible();
    await page.keyboard.press("a");
    await expect(assignee).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("r");
    await expect(page.getByLabel(composer.replyLabel)).toBeFocused();
    await expect(assignee).toHaveValue("");
  });
}

test("a page that nobody sits at tells no colleague that somebody reads", async ({ openDesk }) => {
  const page = await openDesk("ada", "en", ahmad.path);
  await page.goto("about:blank");
  await page.clock.install();
  const first = page.waitForResponse("**/rpc/show_inquiry");
  await page.goto(ahmad.path);
  await first;
  let reports = 0;
  page.on("request", (request) => {
    if (/"is_writing":false/.test(request.postData() ?? "")) reports += 1;
  });
  await page.clock.fastForward(5 * 60_000 + 1_000);
  reports = 0;
  await page.clock.runFor(20_000);
  expect(reports).toBe(0);
  const told = page.waitForRequest((request) => /"is_writing":false/.test(request.postData() ?? ""));
  await page.mouse.move(100, 100);
  await page.clock.runFor(6_000);
  await told;
});

function rowLinks(page: Page) {
  return page.locator("[data-inquiry]").getByRole("link");
}
