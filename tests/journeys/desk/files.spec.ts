import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const visitor = "a.khoury@example.com";
const offer = { name: "عرض السعر 2.pdf", mimeType: "application/pdf", buffer: randomBytes(300_000) };
const large = { name: "film.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(11 * 1024 * 1024) };
const picture = new URL("../../../app/site/pictures/circuit-board-development-600.webp", import.meta.url);

const words = {
  en: {
    reply: "Your reply",
    attach: "Attach files",
    toSend: "Files to send",
    remove: "Remove",
    refused: "Not attached: a file can be up to 10 MB, and not empty.",
    retry: "Try again",
    missing: "A file was not uploaded. Try again, or remove it.",
    waits: "The reply is sent as soon as its files are uploaded.",
    send: "Send",
    keep: "Back to the text",
    attachments: "Attachments",
    download: /^Download\s+عرض السعر 2\.pdf/,
  },
  ar: {
    reply: "ردك",
    attach: "أرفق ملفات",
    toSend: "ملفات للإرسال",
    remove: "أزل",
    refused: "لم يُرفق: الحد الأقصى للملف 10 ميغابايت، ولا يُقبل ملف فارغ.",
    retry: "حاول مرة أخرى",
    missing: "لم يُرفع أحد الملفات. حاول مرة أخرى أو أزله.",
    waits: "يُرسل الرد حالما يكتمل رفع ملفاته.",
    send: "أرسل",
    keep: "عُد إلى النص",
    attachments: "المرفقات",
    download: /^نزّل\s+عرض السعر 2\.pdf/,
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: files are attached, removed, sent with a reply, shown small and downloaded`, async ({
    openDesk,
    site,
  }) => {
    test.slow();
    const page = await openDesk("ada", locale, "/admin?inquiry=00000000-0000-4000-8000-000000000001");
    const files = page.getByRole("list", { name: strings.toSend }).getByRole("listitem");
    const choose = async (chosen: (typeof offer)[]) => {
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        page.getByRole("button", { name: strings.attach }).click(),
      ]);
      await chooser.setFiles(chosen);
    };
    const sendReply = page.getByRole("button", { name: strings.send, exact: true });
    const remove = (name: string) =>
      page.getByRole("button", { name: `${strings.remove} ${name}`, exact: true });

    await choose([offer, large]);
    await expect(files.filter({ hasText: "MP4" })).toContainText(strings.refused);
    await page.getByLabel(strings.reply).fill("هذا عرضنا.");
    await sendReply.click();
    await expect(page.getByText(strings.missing)).toBeVisible();
    await checkAccessibility(page);
    await remove("film.mp4").click();
    await expect(page.getByText(strings.missing)).toBeHidden();
    await expect(files).toHaveCount(1);
    await page.reload();
    await expect(files).toHaveCount(1);
    await expect(files).toContainText("PDF");

    // A piece fails, and is tried again; the reply waits for the next one.
    const pieces = "**/rest/v1/rpc/add_draft_file_piece*";
    await page.route(pieces, (route) => route.fulfill({ status: 503 }));
    const board = { name: "board.webp", mimeType: "image/webp", buffer: await readFile(picture) };
    await page.getByLabel(strings.reply).evaluate(
      (textarea, { name, content, isPasted }) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(content)], name));
        const event = { bubbles: true, cancelable: true };
        textarea.dispatchEvent(
          isPasted
            ? new ClipboardEvent("paste", { ...event, clipboardData: data })
            : new DragEvent("drop", { ...event, dataTransfer: data }),
        );
      },
      { name: board.name, content: [...board.buffer], isPasted: locale === "en" },
    );
    const retry = files.getByRole("button", { name: strings.retry });
    await expect(retry).toBeVisible();
    await page.unroute(pieces);
    const held = Promise.withResolvers<void>();
    await page.route(pieces, async (route) => {
      await held.promise;
      await route.continue();
    });
    await retry.click();
    await page.getByLabel(strings.reply).fill("This is the offer that you have asked us for.");
    await sendReply.click();
    await expect(page.getByText(strings.waits)).toBeVisible();
    held.resolve();
    // In the other language, so it is asked first: what is uploaded is still there afterwards.
    await page.getByRole("button", { name: strings.keep }).click();
    await expect(files).toHaveCount(2);
    await page.getByLabel(strings.reply).fill("هذا عرضنا.");
    await sendReply.click();
    await expect(files).toHaveCount(0);

    const sent = page.getByRole("list", { name: strings.attachments });
    await expect(sent.getByRole("listitem")).toHaveCount(2);
    const thumbnail = sent.locator("canvas");
    await thumbnail.scrollIntoViewIfNeeded();
    await expect.poll(() => thumbnail.evaluate(hasColours)).toBe(true);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      sent.getByRole("button", { name: strings.download }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(offer.name);
    expect((await readFile(await download.path())).equals(offer.buffer), "it is whole").toBe(true);
    await checkAccessibility(page);
    await expect.poll(async () => (await loadMailsTo(site.dataDir, visitor)).length).toBe(1);
    const [mail] = await loadMailsTo(site.dataDir, visitor);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([offer.name, board.name]);
  });
}

/** Whether something is drawn there. */
function hasColours(canvas: HTMLElement | SVGElement): boolean {
  if (!(canvas instanceof HTMLCanvasElement)) return false;
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return new Set(data).size > 20;
}
