import { company } from "../company.ts";
import { inEachLocale, type Locale } from "../i18n/text.ts";
import type { PublicPageMetadata } from "../site/page-metadata-types.ts";
import { pageMetadata } from "../site/page-metadata.ts";
import type { Article } from "./article.ts";
import { categories } from "./categories.ts";

/** An article's metadata, for search engines and shared links. */
export function toPageMetadata(article: Article): PublicPageMetadata {
  const { category, title, description, pictureAlt } = article;
  return {
    name: title,
    title: inEachLocale((locale) => `${title[locale]} · ${company.name[locale]}`),
    description,
    keywords: categories[category],
    breadcrumbs: [{ page: "articles", name: pageMetadata.articles.name }],
    article: {
      headline: title,
      pictureAlt,
      date: article.date,
      written: article.written,
      section: categories[category],
      tags: inEachLocale((locale) => tagsOf(article, locale)),
      basedOn: article.sourceUrl,
    },
  };
}

/** Its category, and the countries where it happened. */
export function tagsOf({ category, countries }: Article, locale: Locale): string[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return [categories[category][locale], ...countries.flatMap((country) => names.of(country) ?? [])];
}
