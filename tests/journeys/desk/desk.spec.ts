import type { Locator, Page } from "@playwright/test";
import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { findOverflow } from "../../support/page-checks/overflow.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const words = {
  en: {
    reply: "Your reply",
    send: "Send",
    close: "Close",
    note: "Note for the team",
    saved: /Draft saved/,
    sent: "The email is on its way.",
    answered: "Status changed to “Answered”.",
    undo: "Undo",
    actions: "Actions",
    more: "More actions",
    next: "Next",
    reading: "karim is reading this inquiry",
    writing: "karim is writing a reply",
    conflict: "Someone got there first",
    theirs: "Now: status “In progress”, assigned to karim",
    yours: "Your change: status “Closed”",
    apply: "Change it anyway",
    closed: "Closed",
    template: "Template",
    question: "Follow-up question",
    gap: /^Replace or delete every \[…\]/,
  },
  ar: {
    reply: "ردك",
    send: "أرسل",
    close: "أغلق",
    note: "ملاحظة للفريق",
    saved: /حُفظت المسودة/,
    sent: "الرسالة قيد الإرسال.",
    answered: "تغيّرت الحالة إلى «جرى الرد».",
    undo: "تراجع",
    actions: "الإجراءات",
    more: "إجراءات أخرى",
    next: "التالي",
    reading: "يطّلع عليه الآن: karim",
    writing: "يكتب ردًا الآن: karim",
    conflict: "سبقك زميل",
    theirs: "الآن: الحالة «قيد المعالجة»، المكلّف karim",
    yours: "تغييرك: الحالة «مغلق»",
    apply: "غيّره مع ذلك",
    closed: "مغلق",
    template: "نص جاهز",
    question: "سؤال متابعة",
    gap: /^املأ كل فراغ \[…\]/,
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: ten inquiries are triaged by keys alone, with at most 25 presses`, async ({
    openDesk,
  }) => {
    const page = await openDesk("ada", locale, "/admin?view=open&sort=newest");
    await expect(rowLinks(page)).toHaveCount(12);
    let presses = 0;
    const subjects: string[] = [];
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    await press("j");
    await press("Enter");
    for (let n = 0; n < 10; n++) {
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeFocused();
      const subject = (await heading.textContent()) ?? "";
      subjects.push(subject);
      await press(n % 3 === 0 ? "e" : n % 3 === 1 ? "d" : "s");
      await expect(page.getByRole("button", { name: strings.undo })).toBeVisible();
      await press("j");
      await expect(heading).not.toHaveText(subject);
    }
    // They were read from the top down, whatever left the view meanwhile.
    expect(subjects.slice(1)).toEqual(Array.from({ length: 9 }, (_, n) => `Board ${n + 1}`));
    await press("Escape");
    expect(presses).toBeLessThanOrEqual(25);
    await expect(rowLinks(page)).toHaveText(["Buyer 10", "Buyer 11"]);
  });

  test(`${locale}: ten inquiries are triaged by thumb on a phone, with at most 35 taps`, async ({
    openDesk,
  }) => {
    const page = await openDesk("ada", locale, "/admin?view=open&sort=newest");
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(rowLinks(page)).toHaveCount(12);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await tap(rowLinks(page).first());
    const heading = page.getByRole("heading", { level: 1 });
    for (let n = 0; n < 10; n++) {
      await expect(heading).toBeFocused();
      const subject = (await heading.textContent()) ?? "";
      const actions = page.getByRole("group", { name: strings.actions });
      const action = ["close", "answered", "spam"][n % 3] ?? "";
      if (action === "spam") await tap(page.getByLabel(strings.more));
      await tap(actions.locator(`[data-action="${action}"]:visible`));
      await expect(page.getByRole("button", { name: strings.undo })).toBeVisible();
      await tap(actions.getByRole("link", { name: strings.next }));
      await expect(heading).not.toHaveText(subject);
    }
    expect(taps).toBeLessThanOrEqual(35);
  });

  test(`${locale}: a visitor is answered in their language, and colleagues read why`, async ({
    openDesk,
    site,
  }) => {
    // Another for each language: both tests write to one mailbox.
    const question = { en: "هل هذا ممكن؟", ar: "هل يكفي شهر؟" }[locale];
    const page = await openDesk("ada", locale, "/admin");
    await page.getByRole("link", { name: "أحمد خوري" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.keyboard.press("n");
    await page.getByLabel(strings.note).fill("The drives stay; only the S7-300 goes.");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("listitem").filter({ hasText: "The drives stay" })).toBeVisible();
    // The keys work again: nothing of this is written into another note.
    await page.keyboard.press("n");
    await expect(page.getByLabel(strings.note)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.keyboard.press("r");
    await expect(page.getByLabel(strings.reply)).toBeFocused();
    await page.getByLabel(strings.template, { exact: true }).selectOption(strings.question);
    await expect(page.getByLabel(strings.reply)).toHaveValue(/^أحمد خوري، تحية طيبة وبعد،/);
    await page.getByRole("button", { name: strings.send, exact: true }).click();
    await expect(page.getByLabel(strings.reply)).toHaveAccessibleDescription(strings.gap);
    // What the template left open is selected: writing takes its place.
    await page.keyboard.type(question);
    await expect(page.getByLabel(strings.reply)).toHaveValue(
      new RegExp(`بقي سؤال واحد عن استفسارك N-7F3K2: ${question}\n`),
    );
    await page.getByRole("button", { name: strings.send, exact: true }).click();
    await expect(page.getByText(strings.sent)).toBeVisible();
    await expect(page.getByLabel(strings.reply)).toHaveValue("");
    await expect(page.getByRole("listitem").filter({ hasText: question })).toBeVisible();
    const findMail = async () =>
      (await loadMailsTo(site.dataDir, "a.khoury@example.com")).find(({ text }) => text?.includes(question));
    await expect.poll(findMail).toBeDefined();
    const mail = await findMail();
    expect(mail?.text).not.toContain("[…]");
    expect(mail?.subject).toContain("N-7F3K2");
  });

  test(`${locale}: two of the staff at one inquiry see each other, and none overwrites the other`, async ({
    openDesk,
  }) => {
    const path = "/admin?inquiry=00000000-0000-4000-8000-000000000001";
    const ada = await openDesk("ada", locale, path);
    const karim = await openDesk("karim", "en", path);
    await expect(ada.getByText(strings.reading)).toBeVisible();
    await karim.getByLabel("Your reply").fill("Dear");
    await expect(ada.getByText(strings.writing)).toBeVisible();
    await ada.route("**/rest/v1/rpc/report_presence*", (route) => route.abort());
    await ada.route("**/rest/v1/inquiries*", (route) => route.abort());
    await karim.getByLabel("More actions").click();
    await karim.getByRole("button", { name: /^Assign to me/ }).click();
    await expect(karim.getByText("Assigned to karim.")).toBeVisible();
    const refused = ada.waitForResponse((response) => response.status() === 409);
    await ada.getByRole("button", { name: strings.close, exact: false }).last().click();
    await refused;
    await ada.unrouteAll();
    const notice = ada.getByRole("alert").filter({ hasText: strings.conflict });
    await expect(notice).toContainText(strings.theirs);
    await expect(notice).toContainText(strings.yours);
    await ada.getByRole("button", { name: strings.apply }).click();
    await expect(notice).toBeHidden();
    await expect(ada.getByRole("combobox").filter({ hasText: strings.closed }).first()).toHaveValue("closed");
  });

  test(`${locale}: what was written when the session ended is there after signing in`, async ({
    openDesk,
    endSessions,
  }) => {
    // An open page asks every 45 seconds whether its session is still there.
    test.slow();
    const page = await openDesk("ada", locale, "/admin?inquiry=00000000-0000-4000-8000-000000000001");
    await page.getByLabel(strings.reply).fill("A first half,");
    await expect(page.getByText(strings.saved)).toBeVisible();
    await endSessions();
    await page.getByLabel(strings.reply).fill("A first half, and a second.");
    await expect(page).toHaveURL(/\/auth/, { timeout: 90_000 });
    const again = await openDesk("ada", locale, "/admin?inquiry=00000000-0000-4000-8000-000000000001", page);
    await expect(again.getByLabel(strings.reply)).toHaveValue("A first half, and a second.");
    await expect(again.getByText(strings.saved)).toBeVisible();
  });

  test(`${locale}: the open inquiry is accessible and fits, on a phone and with doubled text`, async ({
    openDesk,
  }) => {
    test.slow();
    const page = await openDesk("ada", locale, "/admin?inquiry=00000000-0000-4000-8000-000000000001");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await checkAccessibility(page);
    for (const width of [320, 360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(":root { font-size: 200% !important }");
      document.adoptedStyleSheets = [sheet];
    });
    expect.soft(await findOverflow(page), "doubled").toEqual([]);
  });
}

for (const [locale, perhapsSpam] of [
  ["en", "Possible spam"],
  ["ar", "قد يكون غير مرغوب فيه"],
] as const) {
  test(`${locale}: what may be spam says so in the list and above the inquiry, until somebody takes it, and again when that is undone`, async ({
    openDesk,
    site,
  }) => {
    await site.query("update public.inquiries set is_suspicious = true where name = 'Buyer 3'");
    const page = await openDesk("ada", locale, "/admin?view=open");
    const row = page.locator("[data-inquiry]").filter({ hasText: "Buyer 3" });
    await expect(row).toContainText(perhapsSpam);
    await expect(page.getByText(perhapsSpam)).toHaveCount(1);
    await row.getByRole("link", { name: "Buyer 3" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Board 3");
    await expect(page.getByText(perhapsSpam)).toHaveCount(2);
    await page.keyboard.press("t");
    await expect(page.getByText(perhapsSpam)).toHaveCount(0);
    await page.keyboard.press("z");
    await expect(page.getByLabel(locale === "en" ? "Status" : "الحالة", { exact: true })).toHaveValue("new");
    await expect(page.getByText(perhapsSpam)).toHaveCount(2);
  });
}

function rowLinks(page: Page) {
  return page.locator("[data-inquiry]").getByRole("link");
}

test("what came of taking an inquiry is taken back whole, and a letter in the list of names is a key after Escape", async ({
  openDesk,
}) => {
  const page = await openDesk("ada", "en", "/admin?inquiry=00000000-0000-4000-8000-000000000001");
  const status = page.getByLabel("Status", { exact: true });
  const assignee = page.getByLabel("Assigned to", { exact: true });
  // A key of the browser's is none of ours.
  await page.keyboard.press("Control+d");
  await page.getByLabel("More actions").click();
  await page.getByRole("button", { name: /^Assign to me/ }).click();
  await expect(status).toHaveValue("in_progress");
  await page.keyboard.press("z");
  await expect(status).toHaveValue("new");
  await expect(assignee).toHaveValue("");

  // Two keys as quickly as they can be pressed: both count, and the second is taken back alone.
  await page.keyboard.press("t");
  await page.keyboard.press("d");
  await expect(status).toHaveValue("answered");
  await expect(assignee).toHaveValue(/-0000000000ad$/);
  await page.keyboard.press("z");
  await expect(status).toHaveValue("in_progress");
  await expect(assignee).toHaveValue(/-0000000000ad$/);

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
  await expect(page.getByText("No longer assigned to anyone.")).toBeVisible();

  await page.keyboard.press("a");
  await expect(assignee).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await expect(page.getByLabel("Your reply")).toBeFocused();
  await expect(assignee).toHaveValue("");
});

test("beside an inquiry stands what else came from its address, and nothing that only names it", async ({
  openDesk,
  site,
}) => {
  await site.query(`update public.inquiries set email = case name when 'Buyer 2' then 'Buyer1@Example.com' else email end,
       message = case name when 'Buyer 3' then 'Ask buyer1@example.com' else message end`);
  const page = await openDesk("ada", "en", "/admin");
  await page.getByRole("link", { name: "Buyer 1", exact: true }).click();
  const others = page
    .getByRole("region", { name: "Other inquiries" })
    .locator("ul")
    .first()
    .getByRole("listitem");
  await expect(others).toHaveText([/Board 2/]);
  await others.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Board 2" })).toBeVisible();
  await expect(others).toHaveText([/Board 1/]);
});

test("a page that nobody sits at tells no colleague that somebody reads", async ({ openDesk }) => {
  const page = await openDesk("ada", "en", "/admin?inquiry=00000000-0000-4000-8000-000000000001");
  await page.clock.install();
  await page.reload();
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("report_presence")) reports.push(request.url());
  });
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  await page.clock.fastForward(5 * 60_000 + 1_000);
  reports.length = 0;
  await page.clock.runFor(20_000);
  expect(reports).toEqual([]);
  await page.mouse.move(100, 100);
  await page.clock.runFor(6_000);
  expect(reports.length).toBeGreaterThan(0);
});
