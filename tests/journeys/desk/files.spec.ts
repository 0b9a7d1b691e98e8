import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import { raisedErrorWords } from "../../../app/backend/errors/raised-error-words.ts";
import { interpolate, localize } from "../../../app/i18n/text.ts";
import { composerWords } from "../../../app/inquiries/desk/compose/composer-words.ts";
import { questionWords } from "../../../app/inquiries/desk/compose/question-words.ts";
import { filesWords } from "../../../app/inquiries/desk/files/files-words.ts";
import { createPageKey, hashKey, pagePath } from "../../../app/inquiries/visitor/page-key.server.ts";
import { postMessage } from "../../server/inquiries/visitor-page.ts";
import { ahmad, expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import type { Site } from "../../support/browser/sites.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";

/** Stored in two pieces. */
const offer = { name: "عرض السعر 2.pdf", mimeType: "application/pdf", buffer: randomBytes(300_000) };
const empty = { name: "film.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(0) };
const drawing = Buffer.concat([Buffer.from("ISO-10303-21;\n"), randomBytes(600_000)]);
const picture = new URL("../../../app/site/pictures/circuit-board-development-600.webp", import.meta.url);

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, { ...questionWords, ...composerWords, ...filesWords });

  test(`${locale}: the visitor's files are downloaded; others are attached, removed, sent with a reply and shown small`, async ({
    openDesk,
    site,
  }) => {
    await addVisitorFiles(site, { "غلاف r3.step": drawing, "bomb.png": packPixels(8_000) });
    const page = await openDesk("ada", locale, ahmad.path);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "غلاف r3.step" }).click(),
    ]);
    expect((await readFile(await download.path())).equals(drawing), "it is whole").toBe(true);

    const files = page.getByRole("list", { name: words.toSend }).getByRole("listitem");
    const reply = page.getByLabel(words.replyLabel);
    const send = page.getByRole("button", { name: words.send, exact: true });
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: words.attach }).click(),
    ]);
    await chooser.setFiles([offer, empty]);
    await expect(files.filter({ hasText: "MP4" })).toContainText(
      raisedErrorWords["A file can have 10 MB and cannot be empty."][locale],
    );
    await reply.fill("هذا عرضنا.");
    await send.click();
    await expect(page.getByText(words.fileMissing)).toBeVisible();
    await checkAccessibility(page);
    await page
      .getByRole("button", { name: interpolate(words.remove, { name: empty.name }), exact: true })
      .click();
    await expect(page.getByText(words.fileMissing)).toBeHidden();
    await expect(files).toHaveCount(1);
    await page.reload();
    await expect(files).toHaveCount(1);
    await expect(files).toContainText("PDF");

    // It fails, and is tried again; the reply waits for that.
    const uploads = "**/files?inquiry=*";
    await page.route(uploads, (route) => route.fulfill({ status: 503 }));
    await reply.evaluate(
      (textarea, { content, isPasted }) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(content)], "board.webp"));
        const event = { bubbles: true, cancelable: true };
        textarea.dispatchEvent(
          isPasted
            ? new ClipboardEvent("paste", { ...event, clipboardData: data })
            : new DragEvent("drop", { ...event, dataTransfer: data }),
        );
      },
      { content: [...(await readFile(picture))], isPasted: locale === "en" },
    );
    const retry = files.getByRole("button", { name: words.retry });
    await expect(retry).toBeVisible();
    await page.unroute(uploads);
    const release = await holdRequests(page, uploads);
    await retry.click();
    await reply.fill("This is the offer that you have asked us for.");
    await send.click();
    await expect(page.getByText(words.waitsForFiles)).toBeVisible();
    release();
    // In the other language, so it is asked first: what is uploaded is still there afterwards.
    await page.getByRole("button", { name: words.goOnWriting }).click();
    await expect(files).toHaveCount(2);
    await reply.fill("هذا عرضنا.");
    await send.click();
    await expect(files).toHaveCount(0);

    const sent = page.getByRole("list", { name: words.attachments }).getByRole("listitem");
    await expect(sent).toHaveText([/غلاف r3\.step/, /bomb\.png/, /عرض السعر 2\.pdf/, /board\.webp/]);
    const thumbnail = sent.filter({ hasText: "board.webp" }).locator("canvas");
    await thumbnail.scrollIntoViewIfNeeded();
    await expect.poll(() => thumbnail.evaluate(hasColours)).toBe(true);
    // It was looked at first. Decoded it would take half of a small machine's memory.
    await expect(sent.filter({ hasText: "bomb.png" }).getByText("PNG", { exact: true })).toBeVisible();
  });
}

/** As from the page of the inquiry. */
async function addVisitorFiles(site: Site, files: Record<string, Buffer<ArrayBuffer>>) {
  const { key } = createPageKey();
  await site.query("select public.add_inquiry_key($1, $2, gen_random_uuid())", [ahmad.id, hashKey(key)]);
  const path = pagePath({ locale: "en", reference: ahmad.reference, key });
  await postMessage(site, path, { files });
}

/** A PNG of a few kilobytes with so many pixels on each side. */
function packPixels(side: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit for a pixel.
  header[8] = 1;
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const content = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  const pixels = deflateSync(Buffer.alloc(side * (side / 8 + 1)));
  const chunks = [chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks]);
}

/** Whether something is drawn there. */
function hasColours(canvas: HTMLElement | SVGElement): boolean {
  if (!(canvas instanceof HTMLCanvasElement)) return false;
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return new Set(data).size > 20;
}
