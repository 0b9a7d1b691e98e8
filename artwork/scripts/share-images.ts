/**
 * Draws the picture a shared link shows, 1200 × 630, for every public page and article in both languages, into firm/public/share/.
 * Run `npm run share-images -- [PAGE…]` after changing a title, a picture, the mark or brand-images/share-image.css, and
 * commit what it writes. A page is `services` or `articles/mbz-sat-launch`.
 */
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toPageMetadata } from "../../app/articles/article-metadata.ts";
import type { ArticleFile } from "../../app/articles/article.ts";
import { locales } from "../../app/i18n/text.ts";
import { publicPages } from "../../app/site/metadata/page-metadata.ts";
import { shareHeadline, shareImagePath, shareImageSize } from "../../app/site/metadata/share-image.ts";
import { launchBrowser } from "../headless/browser.ts";
import { withComment } from "../brand-images/with-comment.ts";
import { drawShareImage } from "../brand-images/share-image.ts";

const folder = join(import.meta.dirname, "../../firm/public");
await mkdir(join(folder, "share/articles"), { recursive: true });
const wanted = process.argv.slice(2);
const everyPage = [...publicPages, ...(await articlePages())];
const browser = await launchBrowser();
const sheet = await browser.newPage({ viewport: shareImageSize });

for (const { page, entry } of everyPage) {
  if (wanted.length > 0 && !wanted.includes(page)) continue;
  for (const locale of locales) {
    await sheet.setContent(await drawShareImage(locale, page, entry));
    await sheet.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    const file = join(folder, shareImagePath(locale, page));
    const picture = await sheet.screenshot({ type: "jpeg", quality: 86 });
    // The words in the picture are also in the file: a test compares them with the page's title.
    await writeFile(file, withComment(picture, shareHeadline(locale, page, entry)));
    console.log(`${shareImagePath(locale, page)} ${Math.round((await stat(file)).size / 1024)} KB`);
  }
}
await browser.close();

async function articlePages() {
  const texts = join(import.meta.dirname, "../../firm/articles/texts");
  return Promise.all(
    (await readdir(texts)).map(async (file) => {
      // Each file of that folder exports its article.
      const { article } = (await import(join(texts, file))) as { article: ArticleFile };
      return { page: `articles/${file.replace(/\.ts$/, "")}`, entry: toPageMetadata(article) };
    }),
  );
}
