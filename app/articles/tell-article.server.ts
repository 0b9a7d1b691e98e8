import { pagePath } from "../i18n/paths.ts";
import { formatDate, formatMonth } from "../i18n/format.ts";
import type { Locale } from "../i18n/text.ts";
import { type Article, dayOf } from "./article.ts";
import { pictureOf } from "./articles.server.ts";
import { categories, valuesOf } from "./categories.ts";
import { holdFigures, holdHeadline } from "./hold-together.ts";

/** An article in one language, without its text: what a card shows. */
export interface ToldArticle {
  slug: string;
  href: string;
  title: string;
  description: string;
  /** `2025-09-23`, or `2025-07` where only the month is known. */
  date: string;
  /** The same in words. */
  day: string;
  category: string;
  /** The values of the listing's address that show it. */
  values: string[];
  source: string;
  picture: string;
  pictureText: string;
}

export function tellArticle(locale: Locale, article: Article): ToldArticle {
  return {
    slug: article.slug,
    href: articleAddress(locale, article),
    title: holdHeadline(article.title[locale]),
    description: holdHeadline(article.description[locale]),
    date: article.date,
    day: (dayOf(article) ? formatDate : formatMonth)(locale, article.date),
    category: categories[article.category][locale],
    values: valuesOf(article.category),
    source: article.source[locale],
    picture: pictureOf(article),
    pictureText: article.picture[locale],
  };
}

export function articleAddress(locale: Locale, { slug }: Article): string {
  return pagePath(locale, `articles/${slug}`);
}

export function paragraphsOf(locale: Locale, { content }: Article): string[] {
  return holdFigures(content[locale].trim()).split(/\n\s*\n/);
}
