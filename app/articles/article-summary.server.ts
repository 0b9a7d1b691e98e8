import { pagePath } from "../i18n/paths.ts";
import { formatDate } from "../i18n/format-date.ts";
import { formatMonth } from "../i18n/format.ts";
import type { Locale } from "../i18n/text.ts";
import { type Article, dayOf } from "./article.ts";
import { pictureUrlOf } from "./articles.server.ts";
import { categories, filterValuesOf } from "./categories.ts";
import { preventNumberBreaks, preventHeadlineBreaks } from "./prevent-breaks.ts";

/** An article in one language, without its text: what a card shows. */
export interface ArticleSummary {
  slug: string;
  href: string;
  title: string;
  description: string;
  /** `2025-09-23`, or `2025-07` where only the month is known. */
  date: string;
  /** The date as text in this language. */
  formattedDate: string;
  category: string;
  /** The values of `?category=` that show it. */
  values: string[];
  source: string;
  pictureUrl: string;
  pictureAlt: string;
}

export function toArticleSummary(locale: Locale, article: Article): ArticleSummary {
  return {
    slug: article.slug,
    href: articlePath(locale, article),
    title: preventHeadlineBreaks(article.title[locale]),
    description: preventHeadlineBreaks(article.description[locale]),
    date: article.date,
    formattedDate: (dayOf(article) ? formatDate : formatMonth)(locale, article.date),
    category: categories[article.category][locale],
    values: filterValuesOf(article.category),
    source: article.source[locale],
    pictureUrl: pictureUrlOf(article),
    pictureAlt: article.pictureAlt[locale],
  };
}

export function articlePath(locale: Locale, { slug }: Article): string {
  return pagePath(locale, `articles/${slug}`);
}

export function paragraphsOf(locale: Locale, { content }: Article): string[] {
  return preventNumberBreaks(content[locale].trim()).split(/\n\s*\n/);
}

export function noteOf(locale: Locale, { note }: Article): string {
  return preventNumberBreaks(note[locale]);
}
