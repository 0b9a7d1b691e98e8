import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { toPageMetadata } from "../app/articles/article-metadata.ts";
import { articles } from "../app/articles/articles.server.ts";
import { locales } from "../app/i18n/text.ts";
import { publicPages } from "../app/site/metadata/page-metadata.ts";
import {
  shareHeadline,
  shareImageAlt,
  shareImagePath,
  shareImageSize,
  shareLine,
} from "../app/site/metadata/share-image.ts";
import { parseJpeg } from "../tests/support/parse-jpeg.ts";

const newsPages = articles.map((article) => ({
  page: `articles/${article.slug}`,
  entry: toPageMetadata(article),
}));
const pictures = [...publicPages, ...newsPages].flatMap(({ page, entry }) =>
  locales.map((locale) => ({
    file: `firm/public${shareImagePath(locale, page)}`,
    headline: shareHeadline(locale, page, entry),
    line: shareLine(locale, entry),
    text: shareImageAlt(locale, page, entry),
  })),
);

describe("the picture of a shared link", () => {
  test.each(pictures)("$file shows the page's words; after changing one, run `npm run brand`", (picture) => {
    const bytes = readFileSync(picture.file);
    expect(parseJpeg(bytes)).toEqual({ ...shareImageSize, comment: `${picture.headline}\n${picture.line}` });
    expect(bytes.length).toBeLessThanOrEqual(120 * 1024);
  });

  test("is that of a page; `npm run brand` deletes all others", () => {
    const drawn = globSync("firm/public/share/**/*.jpg").map((file) => file.replaceAll("\\", "/"));
    const wanted = new Set(pictures.map(({ file }) => file));
    expect(drawn.filter((file) => !wanted.has(file))).toEqual([]);
  });

  test("has an alternative text with its headline", () => {
    for (const { headline, text } of pictures) {
      expect(text).toContain(headline);
      expect(text).not.toMatch(/[{}]/);
    }
  });
});
