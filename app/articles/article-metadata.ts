import { words } from "../../firm/articles/words.ts";
import { company } from "../../firm/company.ts";
import { inEachLocale, interpolate, type Locale, type LocalizedText } from "../i18n/text.ts";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import type { PageMetadata } from "../site/metadata/page-metadata-types.ts";
import { type ArticleFile, dayOf, sourcesOf } from "./article.ts";
import { categories, type Category } from "./categories.ts";

/** An article's metadata, for search engines and shared links. */
export function toPageMetadata(article: ArticleFile): PageMetadata {
  const { category, title, description, pictureAlt } = article;
  return {
    name: title,
    title: inEachLocale((locale) => withCompany(title[locale], company.name[locale])),
    description,
    keywords: categories[category],
    breadcrumbs: [{ page: "articles", name: pageMetadata.articles.name }],
    article: {
      headline: title,
      pictureAlt,
      date: article.date,
      published: dayOf(article),
      written: article.written,
      section: categories[category],
      tags: inEachLocale((locale) => tagsOf(article, locale)),
      basedOn: sourcesOf(article).map(({ url }) => url),
    },
  };
}

/** Search results show 60 characters: a long title goes without the company. */
function withCompany(title: string, name: string): string {
  const whole = `${title} · ${name}`;
  return whole.length > 60 ? title : whole;
}

/** Its category, and the countries where it happened. */
export function tagsOf({ category, countries }: ArticleFile, locale: Locale): string[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return [categories[category][locale], ...countries.flatMap((country) => names.of(country) ?? [])];
}

/** The metadata of a category's listing. */
export function toListingMetadata(category: Category): PageMetadata {
  const listing: PageMetadata = pageMetadata.articles;
  const name = categories[category];
  const nameIn = (sentence: LocalizedText) =>
    inEachLocale((locale) => interpolate(sentence[locale], { category: name[locale] }));
  return {
    name,
    schemaType: "CollectionPage",
    title: nameIn(words.categoryTitle),
    description: nameIn(words.categoryDescription),
    keywords: name,
    breadcrumbs: [{ page: "articles", name: listing.name }],
    shareImageFrom: listing,
  };
}
