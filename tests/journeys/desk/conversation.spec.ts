import { readFile } from "node:fs/promises";
import { fallbackWords } from "../../../app/backend/errors/api-error-words.ts";
import { localize } from "../../../app/i18n/text.ts";
import { composerWords } from "../../../app/inquiries/desk/compose/composer-words.ts";
import { filesWords } from "../../../app/inquiries/desk/files/files-words.ts";
import { deskWords } from "../../../app/inquiries/desk/desk-words.ts";
import { inquiryWords } from "../../../app/inquiries/desk/inquiry-words.ts";
import { progressWords } from "../../../app/inquiries/desk/progress/progress-words.ts";
import { sendingWords } from "../../../app/inquiries/desk/sending/sending-words.ts";
import { layoutWords } from "../../../app/staff/words.ts";
import { ahmad, expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { composeMail, composeParts } from "../../support/mail/visitor-mails.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";

/** Stored and downloaded in two pieces. */
const list = `%PDF-1.7 ${"twelve drives ".repeat(25_000)}`;

for (const locale of journeyLocales(import.meta.filename)) {
  const desk = localize(locale, { ...deskWords, ...inquiryWords, ...sendingWords, ...composerWords });

  test(`${locale}: a reply is answered by mail with files, which reopens the inquiry; another reply closes it`, async ({
    openDesk,
    receive,
    sendNow,
    site,
  }) => {
    const page = await openDesk("ada", locale, ahmad.path);
    const status = page.getByLabel(desk.status, { exact: true });
    const reply = page.getByLabel(desk.replyLabel);
    const asked = "كم نقطة دخل وخرج لديكم؟";
    await reply.fill(asked);
    await page.getByRole("button", { name: desk.send, exact: true }).click();
    await expect(reply).toHaveValue("");
    await sendNow(page);
    await expect(status).toHaveValue("answered");
    const [question] = await site.mailsTo(ahmad.email);

    const { headers, body } = composeParts([
      {
        type: "text/plain; charset=utf-8",
        content: `لدينا 212 نقطة.\n\nفي 23 نوفمبر 2026 كتب نواة:\n${question?.text?.replace(/^/gm, "> ")}`,
      },
      { type: "application/pdf", name: "القائمة.pdf", content: list },
      { type: "application/ms-tnef", name: "winmail.dat", content: "x" },
      { type: "model/step", name: "line.step", content: Buffer.alloc(11 * 1024 * 1024) },
    ]);
    const inReplyTo = { "In-Reply-To": question?.messageId ?? "" };
    await receive(page, composeMail({ from: ahmad.email, body, headers: { ...headers, ...inReplyTo } }));
    const answer = page.getByRole("listitem").filter({ hasText: "لدينا 212 نقطة." });
    await expect(status).toHaveValue("in_progress");
    await expect(answer.getByText(asked)).toBeHidden();
    await answer.getByText(desk.quoted).click();
    await expect(answer.getByText(asked)).toBeVisible();
    await expect(answer).toContainText(filesWords.inMailbox[locale]);
    await expect(answer.getByRole("button", { name: "winmail.dat" })).toContainText(
      filesWords.winmail[locale],
    );

    await site.query("update public.inquiry_messages set is_proven = false where direction = 'received'");
    await page.reload();
    await expect(answer).toContainText(inquiryWords.unproven[locale]);

    const file = answer.getByRole("button", { name: "القائمة.pdf" });
    await page.route("**/rest/v1/rpc/create_file_link*", (route) => route.fulfill({ status: 503 }));
    await file.click();
    await expect(answer.getByRole("status").getByText(fallbackWords.unavailable[locale])).toBeVisible();
    await page.unrouteAll();
    const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
    expect(download.suggestedFilename()).toBe("القائمة.pdf");
    expect((await readFile(await download.path(), "utf8")) === list, "it is whole").toBe(true);
    await checkAccessibility(page);

    await reply.fill("شكرًا، نرسل العرض غدًا.");
    await page.getByLabel(desk.otherWays).click();
    await page.getByRole("button", { name: desk.sendAndClose }).click();
    await expect(reply).toHaveValue("");
    await sendNow(page);
    await expect(status).toHaveValue("closed");
  });
}

test("a field is copied as it was sent; where the browser refuses, whoever copies is told to do it by hand", async ({
  openDesk,
}) => {
  const page = await openDesk("ada", "en", ahmad.path);
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = page.getByRole("button", { name: "Copy Full name" });
  await copy.click();
  await expect(page.getByText(inquiryWords.copied.en)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ahmad.name);

  const refuse = () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  };
  // As over plain http.
  const remove = () => void Object.defineProperty(navigator, "clipboard", { value: undefined });
  for (const breakClipboard of [refuse, remove]) {
    await page.reload();
    await expect(copy).toBeVisible();
    await page.evaluate(breakClipboard);
    await copy.click();
    await expect(page.getByText(layoutWords.copyFailed.en)).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test("a reply is begun while the page around the inquiry stays where it is", async ({ openDesk }) => {
  const page = await openDesk("ada", "en", ahmad.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // The focus keeps clear of a notice.
  await page.keyboard.press("t");
  await expect(page.getByText("Assigned to ada", { exact: true })).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByLabel("Your reply")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("an amount stays within its frame, and a closed inquiry shows no time to reply by", async ({
  openDesk,
  site,
}) => {
  await site.query(
    `update public.inquiries set status = 'closed', outcome = 'quoted', outcome_amount = 18400, outcome_currency = 'USD'
     where email = $1`,
    [ahmad.email],
  );
  const page = await openDesk("ada", "ar", ahmad.path);
  const progress = page.getByRole("region", { name: progressWords.title.ar });
  const outcome = progress.getByRole("button", { name: progressWords.outcome.ar });
  await expect(outcome).toContainText("18,400");
  expect(await outcome.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0);
  await expect(progress.getByText("بلا موعد").last()).toBeVisible();
  await expect(progress.getByRole("time")).toHaveCount(0);
});
