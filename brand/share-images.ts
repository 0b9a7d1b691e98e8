import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { toPageMetadata } from "../app/articles/article-metadata.ts";
import { readArticles } from "../app/articles/read-articles.ts";
import { locales } from "../app/i18n/text.ts";
import { publicPages } from "../app/site/metadata/page-metadata.ts";
import {
  shareHeadline,
  shareImagePath,
  shareImageSize,
  shareLine,
} from "../app/site/metadata/share-image.ts";
import { firmFolder } from "./mark.ts";
import { drawShareImage } from "./share-image.ts";
import { withComment } from "./with-comment.ts";

/** A page is `services` or `articles/mbz-sat-launch`; without any, the pictures of all are drawn, and no others are left. */
export async function writeShareImages(browser: Browser, wanted: string[]): Promise<void> {
  const articles = await readArticles();
  const everyPage = [
    ...publicPages,
    ...articles.map((article) => ({ page: `articles/${article.slug}`, entry: toPageMetadata(article) })),
  ];
  const unknown = wanted.filter((name) => everyPage.every(({ page }) => page !== name));
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(", ")}`);
  const folder = join(firmFolder, "public/share");
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "articles"), { recursive: true });
  const sheet = await browser.newPage({ viewport: shareImageSize });
  for (const { page, entry } of everyPage) {
    if (wanted.length > 0 && !wanted.includes(page)) continue;
    for (const locale of locales) {
      await sheet.setContent(await drawShareImage(locale, page, entry));
      await sheet.evaluate(async () => {
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      const picture = await sheet.screenshot({ type: "jpeg", quality: 86 });
      // The words in the picture are also in the file: a test compares them with the page's.
      const words = `${shareHeadline(locale, page, entry)}\n${shareLine(locale, entry)}`;
      const described = withComment(picture, words);
      await writeFile(join(firmFolder, "public", shareImagePath(locale, page)), described);
      console.log(`${shareImagePath(locale, page)} ${Math.round(described.length / 1024)} KB`);
    }
  }
}
