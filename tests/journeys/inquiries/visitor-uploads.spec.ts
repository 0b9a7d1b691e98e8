import { createHash, randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { fileOutcomeWords, fileProblemWords, fileWords } from "../../../app/inquiries/visitor/file-words.ts";
import { uploadWords } from "../../../app/inquiries/visitor/upload/upload-words.ts";
import { givenWords } from "../../../app/inquiries/visitor/visitor-form-words.ts";
import { interpolate } from "../../../app/i18n/text.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { openVisitorPage } from "../../support/browser/open-visitor-page.ts";
import { expect, test } from "../../support/browser/own-server.ts";
import type { Site } from "../../support/browser/sites.ts";

type Locale = "en" | "ar";

const megabyte = 1024 * 1024;
const pieces = /\/files\/[\w-]+$/;
/** A program that calls itself a drawing. */
const program = { name: "drawing.pdf", mimeType: "", buffer: Buffer.from("MZ\u0000 a program") };

for (const locale of journeyLocales(import.meta.filename)) {
  const button = (part: Locator, name: keyof typeof uploadWords) =>
    part.getByRole("button", { name: uploadWords[name][locale] });
  const count = (n: number) => interpolate(fileWords.count[locale], { n, most: 12 });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${locale}: a file is sent, another refused, and the first removed`, async ({ page, server }) => {
      await openVisitorPage(page, locale, false);
      const send = async (file: typeof program) => {
        await page.getByLabel(fileWords.choose[locale]).setInputFiles(file);
        await page.getByRole("button", { name: fileWords.send[locale] }).click();
      };
      await send(drawing("غلاف r3.step", 100));
      await expect(page.getByText(fileOutcomeWords["file"]?.[locale] ?? "")).toBeVisible();
      await expect(row(page, "غلاف r3.step")).toBeVisible();
      await send(program);
      await expect(page.getByText(fileProblemWords["other_content"]?.[locale] ?? "")).toBeVisible();
      await expect(page.getByText("drawing.pdf")).toHaveCount(0);
      await remove(page, locale, "غلاف r3.step");
      expect(await server.query("select from public.inquiry_file_pieces")).toEqual([]);
    });
  });

  test(`${locale}: several files at once, and the page is never left`, async ({ page, server }) => {
    await openVisitorPage(page, locale, true);
    await page.locator("summary", { hasText: givenWords.addNote[locale] }).click();
    await page.getByLabel(givenWords.note[locale]).fill("Half a sentence");
    const step = drawing("غلاف r3.step", 3 * megabyte);
    await choose(page, locale, [step, program, drawing("board.gbr.zip", 0)]);
    await expect(row(page, "غلاف r3.step")).toContainText(arrived(locale));
    const refused = row(page, "drawing.pdf");
    await expect(refused).toContainText(fileProblemWords["other_content"]?.[locale] ?? "");
    await button(refused, "dismiss").click();
    await expect(refused).toHaveCount(0);
    await button(row(page, "board.gbr.zip"), "dismiss").click();
    await choose(page, locale, [step]);
    await expect(page.locator("#files li").getByText(uploadWords.known[locale])).toBeVisible();

    await drop(page, "sketch.csv", "a,b");
    await expect(row(page, "sketch.csv")).toContainText(arrived(locale));
    await expect(page.getByText(count(2))).toBeVisible();
    await remove(page, locale, "sketch.csv");
    await expect(page.getByText(count(1))).toBeVisible();
    await expect(page.getByLabel(givenWords.note[locale])).toHaveValue("Half a sentence");
    expect(await listStored(server)).toEqual([{ name: "غلاف r3.step", sha256: sha256(step.buffer) }]);
  });

  test(`${locale}: the network fails in every piece, and the file arrives once`, async ({ page, server }) => {
    await openVisitorPage(page, locale, true);
    const failed = new Set<string>();
    await page.route(pieces, async (route) => {
      // Once, where it goes on is not told either.
      if (route.request().method() === "HEAD" && !failed.has("HEAD")) {
        failed.add("HEAD");
        return route.fulfill({ status: 503 });
      }
      const offset = route.request().headers()["upload-offset"];
      if (route.request().method() !== "PATCH" || !offset || failed.has(offset)) return route.continue();
      failed.add(offset);
      // Of every second one, the server has all, and the answer is lost.
      if (failed.size % 2 === 1) await route.fetch();
      return route.abort("connectionreset");
    });
    const step = drawing("room.step", 4 * megabyte);
    await choose(page, locale, [step]);
    const [, wentOn = ""] = uploadWords.wasLost[locale].split("{share}");
    await expect.poll(() => failed.size).toBeGreaterThan(0);
    await expect(async () => {
      // What waits longer from time to time tries again at once.
      await page.clock.fastForward(60_000);
      await expect(row(page, "room.step")).toContainText(wentOn, { timeout: 200 });
    }).toPass();
    expect(failed.size).toBeGreaterThanOrEqual(4);
    expect(await server.query("select from public.inquiry_files")).toHaveLength(1);
    expect(await listStored(server)).toEqual([{ name: "room.step", sha256: sha256(step.buffer) }]);
  });

  test(`${locale}: what was paused goes on, also after the window was closed`, async ({ page, server }) => {
    await openVisitorPage(page, locale, true);
    const offsets: number[] = [];
    let isHeld = true;
    await page.route(pieces, async (route) => {
      if (route.request().method() !== "PATCH") return route.continue();
      const offset = Number(route.request().headers()["upload-offset"]);
      if (isHeld && offset >= 2 * megabyte) return;
      offsets.push(offset);
      return route.continue();
    });
    const step = drawing("room.step", 3 * megabyte);
    const room = row(page, "room.step");
    await choose(page, locale, [step]);
    await expect.poll(() => offsets).toEqual([0, megabyte]);
    await button(room, "pause").click();
    await button(room, "resume").click();
    await expect(button(room, "pause")).toBeVisible();
    page.once("dialog", (dialog) => dialog.accept());
    await page.reload();
    await expect(room).toContainText(uploadWords.chooseAgain[locale]);
    isHeld = false;
    await choose(page, locale, [step]);
    await expect(room).toContainText(arrived(locale));
    expect(offsets).toEqual([0, megabyte, 2 * megabyte, 3 * megabyte]);
    expect(await listStored(server)).toEqual([{ name: "room.step", sha256: sha256(step.buffer) }]);
  });
}

function drawing(name: string, size: number) {
  return { name, mimeType: "", buffer: Buffer.concat([Buffer.from("ISO-10303-21;\n"), randomBytes(size)]) };
}

function choose(page: Page, locale: Locale, files: (typeof program)[]) {
  return page.getByLabel(uploadWords.choose[locale]).setInputFiles(files);
}

function row(page: Page, name: string): Locator {
  return page.locator("#files li", { has: page.locator("bdi", { hasText: name }) });
}

function arrived(locale: Locale): string {
  return fileWords.arrived[locale].split("{moment}")[0] ?? "";
}

async function remove(page: Page, locale: Locale, name: string) {
  await row(page, name).locator("summary").click();
  await row(page, name).getByLabel(fileWords.sure[locale]).check();
  await row(page, name).getByRole("button", { name: fileWords.remove[locale], exact: true }).click();
  await expect(page.getByText(fileOutcomeWords["file_removed"]?.[locale] ?? "").last()).toBeAttached();
  await expect(row(page, name)).toHaveCount(0);
}

/** As if a file were let go over the place for files. */
async function drop(page: Page, name: string, text: string) {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent("[data-drop]", "drop", { dataTransfer });
}

/** Files that staff see. */
function listStored(server: Site) {
  return server.query(`select f.name, encode(sha256(string_agg(p.content, '' order by p.number)), 'hex') as sha256
     from public.inquiry_files f join public.inquiry_file_pieces p on p.file_id = f.id
     where f.finished_at is not null group by f.id, f.name`);
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
