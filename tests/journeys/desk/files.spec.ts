import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { raisedErrorWords } from "../../../app/backend/raised-error-words.ts";
import { interpolate, localize } from "../../../app/i18n/text.ts";
import { composerWords } from "../../../app/inquiries/desk/compose/composer-words.ts";
import { questionWords } from "../../../app/inquiries/desk/compose/question-words.ts";
import { attachmentWords } from "../../../app/inquiries/desk/conversation/attachment-words.ts";
import { filesWords } from "../../../app/inquiries/desk/files/files-words.ts";
import { createPageKey, hashKey, pagePath } from "../../../app/inquiries/visitor/page-key.server.ts";
import { postMessage } from "../../server/inquiries/visitor-page.ts";
import { ahmad, expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import type { Site } from "../../support/browser/sites.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";

/** Uploaded in two pieces. */
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
    await addVisitorFile(site, "غلاف r3.step");
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

    // A piece fails, and is tried again; the reply waits for the next one.
    const pieces = "**/rest/v1/rpc/add_draft_file_piece*";
    await page.route(pieces, (route) => route.fulfill({ status: 503 }));
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
    await page.unroute(pieces);
    const held = Promise.withResolvers<void>();
    await page.route(pieces, async (route) => {
      await held.promise;
      await route.continue();
    });
    await retry.click();
    await reply.fill("This is the offer that you have asked us for.");
    await send.click();
    await expect(page.getByText(words.waitsForFiles)).toBeVisible();
    held.resolve();
    // In the other language, so it is asked first: what is uploaded is still there afterwards.
    await page.getByRole("button", { name: words.goOnWriting }).click();
    await expect(files).toHaveCount(2);
    await reply.fill("هذا عرضنا.");
    await send.click();
    await expect(files).toHaveCount(0);

    const sent = page.getByRole("list", { name: attachmentWords.title[locale] });
    await expect(sent.getByRole("listitem")).toHaveText([/غلاف r3\.step/, /عرض السعر 2\.pdf/, /board\.webp/]);
    const thumbnail = sent.locator("canvas");
    await thumbnail.scrollIntoViewIfNeeded();
    await expect.poll(() => thumbnail.evaluate(hasColours)).toBe(true);
  });
}

/** As from the page of the inquiry. */
async function addVisitorFile(site: Site, name: string) {
  const { key } = createPageKey();
  await site.query("select public.add_inquiry_key($1, $2, gen_random_uuid())", [ahmad.id, hashKey(key)]);
  const path = pagePath({ locale: "en", reference: ahmad.reference, key });
  await postMessage(site, path, { files: { [name]: drawing } });
}

/** Whether something is drawn there. */
function hasColours(canvas: HTMLElement | SVGElement): boolean {
  if (!(canvas instanceof HTMLCanvasElement)) return false;
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return new Set(data).size > 20;
}
