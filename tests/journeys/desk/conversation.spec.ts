import { readFile } from "node:fs/promises";
import { composeMail, composeParts } from "../../support/mail/visitor-mails.ts";
import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const visitor = "a.khoury@example.com";

/** Stored and downloaded in two pieces. */
const list = `%PDF-1.7 ${"twelve drives ".repeat(25_000)}`;

const words = {
  en: {
    status: "Status",
    reply: "Your reply",
    send: "Send",
    sendAndClose: "Send and close",
    ways: "Other ways to send",
    quoted: "Quoted text",
    download: /^Download\s+القائمة\.pdf/,
    large: "Too large to keep here: open it in the mailbox",
    returned: "The visitor replied",
    notReady: "The server is not ready just now.",
    history: "History",
  },
  ar: {
    status: "الحالة",
    reply: "ردك",
    send: "أرسل",
    sendAndClose: "أرسل وأغلق",
    ways: "طرق أخرى للإرسال",
    quoted: "نص مقتبس",
    download: /^نزّل\s+القائمة\.pdf/,
    large: "حجمه أكبر من أن يُحفظ هنا: افتحه في صندوق البريد",
    returned: "ردّ صاحب الاستفسار",
    notReady: "الخادم غير جاهز الآن.",
    history: "السجل",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: a reply is answered by mail with files, the inquiry is open again, answered again and closed`, async ({
    openDesk,
    site,
    mailbox,
  }) => {
    test.slow();
    const page = await openDesk("ada", locale, "/admin?inquiry=00000000-0000-4000-8000-000000000001");
    const status = page.getByLabel(strings.status, { exact: true });
    const asked = "كم نقطة دخل وخرج لديكم؟";
    await page.getByLabel(strings.reply).fill(asked);
    await page.getByRole("button", { name: strings.send, exact: true }).click();
    await expect(status).toHaveValue("answered");
    await expect.poll(async () => (await loadMailsTo(site.dataDir, visitor)).length).toBe(1);
    const [question] = await loadMailsTo(site.dataDir, visitor);

    const parts = composeParts([
      {
        type: "text/plain; charset=utf-8",
        content: `لدينا 212 نقطة.\n\nفي 23 نوفمبر 2026 كتب نواة:\n${question?.text?.replace(/^/gm, "> ")}`,
      },
      { type: "application/pdf", name: "القائمة.pdf", content: list },
      { type: "model/step", name: "line.step", content: Buffer.alloc(11 * 1024 * 1024) },
    ]);
    mailbox.deliver(
      composeMail({
        from: `Ahmad <${visitor}>`,
        ...parts,
        headers: { ...parts.headers, "In-Reply-To": question?.messageId ?? "" },
      }),
    );
    const answer = page.getByRole("listitem").filter({ hasText: "لدينا 212 نقطة." });
    await expect(answer).toBeVisible({ timeout: 20_000 });
    await expect(status).toHaveValue("in_progress");
    await expect(page.getByText(strings.returned)).toBeVisible();
    await expect(answer.getByText(asked)).toBeHidden();
    await answer.getByText(strings.quoted).click();
    await expect(answer.getByText(asked)).toBeVisible();
    await expect(answer).toContainText(strings.large);
    const file = answer.getByRole("button", { name: strings.download });
    await page.route("**/rest/v1/rpc/get_attachment*", (route) => route.fulfill({ status: 503 }));
    await file.click();
    await expect(answer.getByRole("status").filter({ hasText: strings.notReady })).toBeVisible();
    await page.unrouteAll();
    const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
    expect(download.suggestedFilename()).toBe("القائمة.pdf");
    expect((await readFile(await download.path(), "utf8")) === list, "it is whole").toBe(true);
    await checkAccessibility(page);

    await page.getByLabel(strings.reply).fill("شكرًا، نرسل العرض غدًا.");
    await page.getByLabel(strings.ways).click();
    await page.getByRole("button", { name: strings.sendAndClose }).click();
    await expect(status).toHaveValue("closed");
    const history = page.getByRole("list", { name: strings.history }).getByRole("listitem");
    await expect(history).toContainText([asked, "لدينا 212 نقطة.", "شكرًا، نرسل العرض غدًا."]);
    await expect.poll(async () => (await loadMailsTo(site.dataDir, visitor)).length).toBe(2);
    const last = (await loadMailsTo(site.dataDir, visitor)).find(({ text }) => text?.includes("نرسل العرض"));
    expect(last?.references).toContain(question?.messageId);
    expect(last?.text).toContain("> لدينا 212 نقطة.");
    expect(last?.text).not.toContain("> > كم نقطة");
  });
}

for (const [how, breakClipboard] of [
  // As over plain http.
  ["missing", () => Object.defineProperty(navigator, "clipboard", { value: undefined })],
  [
    "refused",
    () => (navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"))),
  ],
] as const) {
  test(`where the clipboard is ${how}, whoever copies is told to do it by hand`, async ({ openDesk }) => {
    const page = await openDesk("ada", "en", "/admin");
    await page.addInitScript(breakClipboard);
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.goto("/admin?inquiry=00000000-0000-4000-8000-000000000001");
    await page.getByRole("button", { name: "Copy Full name" }).click();
    await expect(page.getByText("Select the text and copy it yourself.")).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test("a field is copied as it was sent", async ({ openDesk }) => {
  const page = await openDesk("ada", "en", "/admin?inquiry=00000000-0000-4000-8000-000000000001");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy Full name" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("أحمد خوري");
});
