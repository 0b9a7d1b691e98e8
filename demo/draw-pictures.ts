import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { type Locale, locales } from "../app/i18n/text.ts";
import { prepareBrowser } from "../tests/support/browser.ts";
import { type Demo, startDemo } from "./start-demo.ts";

const folder = join(import.meta.dirname, "../docs/pictures");

/** Draws the README's pictures with the browser of the tests. */
export async function drawPictures(): Promise<void> {
  const demo = await startDemo(0);
  const browser = await chromium.launch(await prepareBrowser());
  try {
    await mkdir(folder, { recursive: true });
    for (const locale of locales) await drawHome(browser, demo, locale);
    await drawDesk(browser, demo);
    await drawInquiry(browser, demo);
  } finally {
    await browser.close();
    await demo.stop();
  }
}

async function drawHome(browser: Browser, { siteUrl }: Demo, locale: Locale) {
  const page = await openPage(browser, `${siteUrl}/${locale}`, locale);
  await page.waitForLoadState("networkidle");
  await save(page, `home-${locale}`);
}

async function drawDesk(browser: Browser, { deskUrls }: Demo) {
  const page = await openPage(browser, deskUrls.en, "en");
  await page.locator("[data-inquiry]").first().waitFor();
  await save(page, "desk-en");
}

async function drawInquiry(browser: Browser, { deskUrls }: Demo) {
  const page = await openPage(browser, deskUrls.ar, "ar");
  await page.getByRole("link", { name: "مازن الحلبي" }).click();
  await page.getByRole("heading", { level: 1, name: "متحكم لفرن زجاج" }).waitFor();
  await save(page, "inquiry-ar");
}

async function openPage(browser: Browser, url: string, locale: Locale): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    locale,
  });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function save(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = sharp(await page.screenshot());
  await picture.webp({ quality: 82 }).toFile(join(folder, `${name}.webp`));
  await page.context().close();
}
