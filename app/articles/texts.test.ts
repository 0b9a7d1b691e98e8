import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Locale, locales, type LocalizedText } from "../i18n/text.ts";
import { articles, findArticle, neighboursOf, pictureUrlOf, relatedArticles } from "./articles.server.ts";
import { categories } from "./categories.ts";
import { paragraphsOf } from "./article-summary.server.ts";

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

  test("has a valid date, category, slug and source URL", () => {
    expect(article.date).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
    expect(new Date(article.date).toISOString().slice(0, article.date.length)).toBe(article.date);
    expect(article.date >= "2024-11" && article.date <= "2025-09-30").toBe(true);
    expect(article.modified).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
    expect(Date.parse(article.modified)).toBeGreaterThan(Date.parse(article.date));
    expect(article.countries).not.toHaveLength(0);
    expect(Object.keys(categories)).toContain(article.category);
    expect(article.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
    expect(new URL(article.sourceUrl).protocol).toMatch(/^https?:$/);
    expect(pictureUrlOf(article)).not.toBe("");
  });

  test("has 350 to 500 English words, in paragraphs", () => {
    const words = article.content.en.trim().split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(500);
    for (const locale of locales) expect(paragraphsOf(locale, article).length).toBeGreaterThan(4);
  });

  // Each language is written for its own readers: only the facts are the same.
  test("has the same numbers in both languages", () => {
    const { title, description, content } = article;
    const numbersOf = (locale: Locale) =>
      numbersIn([title[locale], description[locale], content[locale]].join("\n"));
    expect(numbersOf("ar")).toEqual(numbersOf("en"));
  });

  test("has no Latin sentence and no foreign punctuation in its Arabic", () => {
    for (const { ar } of Object.values(texts)) {
      expect(ar).not.toMatch(/[A-Za-z][\w'’.-]*(\s+[A-Za-z][\w'’.-]*){3,}/);
      expect(ar).not.toMatch(/[٠-٩"!—]|[\u0600-\u06ff]\s+[،؛؟.]/);
    }
  });
});

test("there are thirty, numbered from 1 in the order of the events, each in the file of its name", () => {
  const oldestFirst = articles.toReversed();
  expect(oldestFirst.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => `${index + 1}`));
  for (const [index, { date }] of oldestFirst.entries()) {
    const before = oldestFirst[index - 1]?.date ?? "";
    // Of some only the month is known.
    const known = Math.min(before.length, date.length);
    expect(before.slice(0, known) <= date.slice(0, known)).toBe(true);
  }
  const files = readdirSync("app/articles/texts").map((name) => name.replace(".ts", ""));
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted());
});

test("every category has an article", () => {
  const used = new Set(articles.map(({ category }) => category));
  expect([...used].toSorted()).toEqual(Object.keys(categories).toSorted());
});

test("related articles are of the same category first, and repeat nothing on the page", () => {
  for (const article of articles) {
    const { newer, older } = neighboursOf(article);
    const onThePage = [article, newer, older];
    const related = relatedArticles(article, 3);
    expect(related).toHaveLength(3);
    for (const other of related) expect(onThePage).not.toContain(other);
    const sameCategory = articles.filter(
      (other) => !onThePage.includes(other) && other.category === article.category,
    );
    const offered = related.filter(({ category }) => category === article.category);
    expect(offered).toHaveLength(Math.min(3, sameCategory.length));
  }
});

test("following `older` from the newest visits every article", () => {
  let article = articles[0];
  let visited = 0;
  for (; article; article = neighboursOf(article).older) visited++;
  expect(visited).toBe(30);
  expect(neighboursOf(articles[3] ?? unreachable()).newer).toBe(articles[2]);
  expect(findArticle("nothing-here")).toBeUndefined();
});

function unreachable(): never {
  throw new Error("There are thirty articles");
}

/** Each number once, thousands with or without their commas. One and two are words in Arabic. */
function numbersIn(text: string): string[] {
  const numbers = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  return [...new Set(numbers.map((number) => number.replaceAll(",", "")))]
    .filter((number) => number !== "1" && number !== "2")
    .toSorted();
}
