import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { openVisitorPage } from "../../support/browser/open-visitor-page.ts";
import { findOverflow } from "../../support/page-checks/overflow.ts";
import { expect, test } from "../../support/browser/own-server.ts";
import { resizeWindow } from "../../support/page-checks/resize-window.ts";
import type { Site } from "../../support/browser/sites.ts";
import {
  choose,
  drawing,
  megabyte,
  program,
  remove,
  row,
  rowState,
  uploadWords,
} from "../../support/browser/upload-steps.ts";
import { visitorWords } from "../../support/browser/visitor-words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = uploadWords[locale];

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${locale}: a file is sent, another refused, and the first removed`, async ({ page, server }) => {
      await openVisitorPage(page, locale, false);
      const send = async (file: typeof program) => {
        await page.getByLabel(strings.chooseOne).setInputFiles(file);
        await page.getByRole("button", { name: strings.send }).click();
      };
      await send(drawing("غلاف r3.step", 100));
      await expect(page.getByText(strings.arrived)).toBeVisible();
      await expect(page.getByText("غلاف r3.step").first()).toBeVisible();
      await send(program);
      await expect(page.getByText(strings.refused)).toBeVisible();
      await expect(page.getByText("drawing.pdf")).toHaveCount(0);
      await remove(page, locale, "غلاف r3.step");
      expect(await server.query("select from public.inquiry_file_pieces")).toEqual([]);
    });
  });

  test(`${locale}: several files at once, and the page is never left`, async ({ page, server }) => {
    await openVisitorPage(page, locale, true);
    await page.locator("summary", { hasText: visitorWords[locale].addNote }).click();
    await page.getByLabel(visitorWords[locale].note).fill("Half a sentence");
    const step = drawing("غلاف r3.step", 3 * megabyte);
    await choose(page, strings.choose, [step, program, drawing("board.gbr.zip", 0)]);
    await expect(rowState(page, "غلاف r3.step")).toHaveText(strings.whole);
    await expect(rowState(page, "drawing.pdf")).toHaveText(strings.refused);
    await row(page, "drawing.pdf").getByRole("button", { name: strings.dismiss }).click();
    await expect(row(page, "drawing.pdf")).toHaveCount(0);
    await row(page, "board.gbr.zip").getByRole("button", { name: strings.dismiss }).click();
    await choose(page, strings.choose, [step]);
    await expect(page.locator("#files li").getByText(strings.known)).toBeVisible();

    await drop(page, "sketch.csv", "a,b");
    await expect(rowState(page, "sketch.csv")).toHaveText(strings.whole);
    await expect(page.getByText(strings.two)).toBeVisible();
    await remove(page, locale, "sketch.csv");
    await expect(page.getByText(strings.one)).toBeVisible();
    await expect(page.getByLabel(visitorWords[locale].note)).toHaveValue("Half a sentence");
    expect(await listStored(server)).toEqual([{ name: "غلاف r3.step", sha256: sha256(step.buffer) }]);
  });

  test(`${locale}: the network fails in every piece, and the file arrives once`, async ({ page, server }) => {
    await openVisitorPage(page, locale, true);
    const failed = new Set<string>();
    await page.route(/\/files\/[\w-]+$/, async (route) => {
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
    await choose(page, strings.choose, [step]);
    await expect(rowState(page, "room.step")).toHaveText(strings.wentOn);
    expect(failed.size).toBeGreaterThanOrEqual(4);
    expect(await server.query("select from public.inquiry_files")).toHaveLength(1);
    expect(await listStored(server)).toEqual([{ name: "room.step", sha256: sha256(step.buffer) }]);
  });

  test(`${locale}: what was paused goes on, also after the window was closed`, async ({ page, server }) => {
    await openVisitorPage(page, locale, true);
    const offsets: number[] = [];
    let isHeld = true;
    await page.route(/\/files\/[\w-]+$/, async (route) => {
      const request = route.request();
      if (request.method() !== "PATCH") return route.continue();
      const offset = Number(request.headers()["upload-offset"]);
      if (isHeld && offset >= 2 * megabyte) return;
      offsets.push(offset);
      return route.continue();
    });
    const step = drawing("room.step", 3 * megabyte);
    await choose(page, strings.choose, [step]);
    await expect.poll(() => offsets).toEqual([0, megabyte]);
    await row(page, "room.step").getByRole("button", { name: strings.pause }).click();
    await expect(rowState(page, "room.step")).toHaveText(strings.paused);
    await row(page, "room.step").getByRole("button", { name: strings.resume }).click();
    await expect(row(page, "room.step").getByRole("button", { name: strings.pause })).toBeVisible();
    page.once("dialog", (dialog) => dialog.accept());
    await page.reload();
    await expect(rowState(page, "room.step")).toHaveText(strings.again);
    isHeld = false;
    await choose(page, strings.choose, [step]);
    await expect(rowState(page, "room.step")).toHaveText(strings.whole);
    expect(offsets).toEqual([0, megabyte, 2 * megabyte, 3 * megabyte]);
    await expect(page.getByText(strings.one)).toBeVisible();
    expect(await listStored(server)).toEqual([{ name: "room.step", sha256: sha256(step.buffer) }]);
  });

  test(`${locale}: everybody can use it in every state, at every width`, async ({ page }) => {
    await openVisitorPage(page, locale, true);
    await page.route(/\/files\/[\w-]+$/, () => {});
    await choose(page, strings.choose, [
      drawing(`${"w".repeat(90)}.step`, megabyte),
      drawing("b.step", megabyte),
      drawing("c.step", megabyte),
      drawing("d.step", megabyte),
      drawing("e.exe", megabyte),
    ]);
    await row(page, "b.step").getByRole("button", { name: strings.pause }).click();
    await expect(row(page, "d.step").getByRole("button", { name: strings.pause })).toBeVisible();
    await checkAccessibility(page);
    for (const width of [320, 360, 768, 1280, 1920]) {
      await resizeWindow(page, width);
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
  });
}

/** As if a file were let go over the place for files. */
async function drop(page: Page, name: string, text: string) {
  const dataTransfer = await page.evaluateHandle(
    ({ name, text }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name));
      return transfer;
    },
    { name, text },
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
