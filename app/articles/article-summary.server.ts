import { pagePath } from "../i18n/paths.ts";
import { formatDate } from "../i18n/format-date.ts";
import { formatMonth } from "../i18n/format.ts";
import { interpolate, type Locale } from "../i18n/text.ts";
import { formPath } from "../inquiries/form-path.ts";
import { coreServices } from "../site/core-services.ts";
import { specializedServices } from "../site/services/specialized.ts";
import { type Article, dayOf } from "./article.ts";
import { pictureUrlOf } from "./articles.server.ts";
import { categories, filterValuesOf } from "./categories.ts";
import { articleWords } from "./words.ts";

/** An article in one language, without its text: what a card shows. */
export interface ArticleSummary {
  slug: string;
  href: string;
  title: string;
  description: string;
  /** `2025-09-23`, or `2025-07` where only the month is known. */
  date: string;
  /** The date as text in this language, and what it is the date of. */
  formattedDate: string;
  dateLabel: string;
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
    title: keepFigures(article.title[locale]),
    description: keepFigures(article.description[locale]),
    date: article.date,
    formattedDate: (dayOf(article) ? formatDate : formatMonth)(locale, article.date),
    dateLabel: articleWords[article.isReportDate ? "reported" : "event"][locale],
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
  return keepFigures(content[locale].trim()).split(/\n\s*\n/);
}

export function noteOf(locale: Locale, { note }: Article): string {
  return keepFigures(note[locale]);
}

/** Keeps a figure on the line of what it counts: `13 billion`, `100 km`. A year counts nothing. */
function keepFigures(text: string): string {
  return text.replace(
    /(?<![\w.,-])(?!(?:19|20)\d\d )(\d[\d.,]*%?) (?=\p{L})(?!and |or |و(?!اط))/gu,
    "$1\u00a0",
  );
}

/** Where an article leads its reader: to our services that it is about, and to an engineer. */
export interface WayOn {
  services: { name: string; href: string }[];
  /** Of the contact form, its subject filled in. */
  askHref: string;
}

export function wayOnFrom(locale: Locale, { services, title }: Article): WayOn {
  const page = pagePath(locale, "services");
  return {
    services: [...coreServices, ...specializedServices]
      .filter(({ id }) => services.includes(id))
      .map(({ id, title: name }) => ({ name: name[locale], href: `${page}#${id}` })),
    askHref: formPath(
      { locale, kind: "contact" },
      {
        inquiryType: "consultation",
        subject: interpolate(articleWords.subject[locale], { title: title[locale] }),
      },
    ),
  };
}
