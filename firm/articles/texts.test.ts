import { describe, expect, test } from "vitest";
import { locales, type LocalizedText } from "../../app/i18n/text.ts";
import { articles, findArticle, pictureUrlOf, relatedArticles } from "../../app/articles/articles.server.ts";
import { categories } from "../../app/articles/categories.ts";
import { paragraphsOf, wayOnFrom } from "../../app/articles/article-summary.server.ts";
import { sourcesOf } from "../../app/articles/article.ts";
import { company } from "../company.ts";

const countryNames = new Intl.DisplayNames("en", { type: "region" });

describe.each(articles)("$slug", (article) => {
  const texts: Record<string, LocalizedText> = {
    title: article.title,
    description: article.description,
    content: article.content,
    picture: article.pictureAlt,
  };

  test("has every text in both languages", () => {
    for (const text of [...Object.values(texts), article.source])
      for (const locale of locales) expect(text[locale].trim()).not.toBe("");
  });

  test("has a valid date, category, slug and picture, and names countries that there are", () => {
    expect(article.date).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
    expect(new Date(article.date).toISOString().slice(0, article.date.length)).toBe(article.date);
    expect(article.written).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(article.written)).toBeGreaterThan(Date.parse(article.date));
    expect(article.countries).not.toHaveLength(0);
    for (const code of article.countries) expect(countryNames.of(code)).not.toBe(code);
    expect(Object.keys(categories)).toContain(article.category);
    expect(article.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
    expect(pictureUrlOf(article)).not.toBe("");
  });

  test("is short: 180 to 320 English words in paragraphs, a note, and a title that search results show whole", () => {
    const words = wordsOf(article.content.en);
    expect(words).toBeGreaterThanOrEqual(180);
    expect(words).toBeLessThanOrEqual(320);
    expect(wordsOf(article.note.en)).toBeGreaterThanOrEqual(50);
    expect(wordsOf(article.note.en)).toBeLessThanOrEqual(90);
    for (const locale of locales) {
      expect(paragraphsOf(locale, article).length).toBeGreaterThan(2);
      expect(article.title[locale].length, article.title[locale]).toBeLessThanOrEqual(60);
    }
  });

  // Each language is written for its own readers, in its own order: the facts are the same.
  test("tells the same figures in both languages", () => {
    const [en, ar] = locales.map((locale) =>
      numbersIn([article.title, article.description, article.content].map((part) => part[locale]).join("\n")),
    );
    expect(ar).toEqual(en);
  });

  test("names what was read for it, each once, and services that there are", () => {
    const sources = sourcesOf(article).map(({ url }) => url);
    expect(sources.length).toBeGreaterThan(1);
    expect(new Set(sources).size).toBe(sources.length);
    for (const source of sources) expect(new URL(source).protocol).toMatch(/^https?:$/);
    expect(wayOnFrom("en", article).services).toHaveLength(article.services.length);
    expect(article.services).not.toHaveLength(0);
  });

  test("keeps a figure on the line of what it counts", () => {
    for (const paragraph of locales.flatMap((locale) => paragraphsOf(locale, article)))
      expect(paragraph).not.toMatch(/\d (million|billion|km|MW|GW|مليون|مليار|كيلومتر)/);
  });

  test("has no Latin sentence and no foreign punctuation in its Arabic", () => {
    for (const { ar } of Object.values(texts)) {
      expect(ar).not.toMatch(/[A-Za-z][\w'’.-]*(\s+[A-Za-z][\w'’.-]*){3,}/);
      expect(ar).not.toMatch(/[٠-٩"!—]|[\u0600-\u06ff]\s+[،؛؟.]/);
    }
  });
});

test("are numbered in the order of the events", () => {
  const oldestFirst = articles.toReversed();
  for (const [index, { id, date }] of oldestFirst.entries()) {
    const before = oldestFirst[index - 1] ?? { id: "0", date: "" };
    expect(Number(id)).toBeGreaterThan(Number(before.id));
    // Of some only the month is known.
    const known = Math.min(before.date.length, date.length);
    expect(before.date.slice(0, known) <= date.slice(0, known)).toBe(true);
  }
});

if (company.isSample)
  test("those of the sample are thirty, of every category", () => {
    expect(articles.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => `${30 - index}`));
    const used = new Set(articles.map(({ category }) => category));
    expect([...used].toSorted()).toEqual(Object.keys(categories).toSorted());
  });

test("up to three related articles are of the same category first, and none is the article itself", () => {
  for (const article of articles) {
    const related = relatedArticles(article, 3);
    expect(related).toHaveLength(Math.min(3, articles.length - 1));
    expect(related).not.toContain(article);
    const sameCategory = articles.filter(({ category }) => category === article.category).length - 1;
    const offered = related.filter(({ category }) => category === article.category);
    expect(offered).toHaveLength(Math.min(3, sameCategory));
  }
  expect(findArticle("nothing-here")).toBeUndefined();
});

function wordsOf(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** Without a figure before it, each is one: «مليون طن». A dual is two of them. */
const magnitudes = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  ألف: 1e3,
  آلاف: 1e3,
  ألفي: 2e3,
  مليون: 1e6,
  ملايين: 1e6,
  مليوني: 2e6,
  مليار: 1e9,
  مليارات: 1e9,
};
const magnitude = Object.keys(magnitudes).join("|");
const counted = new RegExp(
  `(\\d[\\d,]*(?:\\.\\d+)?)(?: (${magnitude})(?!\\p{L}))?|(?<!\\p{L})[وال]{0,3}(${magnitude})(?!\\p{L})`,
  "gu",
);

/** Each number once. One and two are words in Arabic. */
function numbersIn(text: string): number[] {
  const numbers = [...text.matchAll(counted)].map(([, digits = "1", after, without]) => {
    const size = magnitudes[(after ?? without) as keyof typeof magnitudes] ?? 1;
    return Number(digits.replaceAll(",", "")) * size;
  });
  return [...new Set(numbers)].filter((number) => number > 2).toSorted((one, other) => one - other);
}
