import type { MetaDescriptor } from "react-router";
import { pageFromPath, pagePath } from "../i18n/paths.ts";
import { inEachLocale, interpolate, type Locale, localeFromPath } from "../i18n/text.ts";
import { company } from "../company.ts";
import { buildHead } from "../site/metadata/document-head.server.ts";
import { findArticle } from "./articles.server.ts";
import { categories, type Category, filterValueOf, findCategory } from "./categories.ts";
import { findCategoryInPath, listingPage } from "./listing-path.ts";
import { words } from "./words.ts";
import type { PageMetadata, PublicPageMetadata } from "../site/metadata/page-metadata-types.ts";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { type Article, dayOf, sourcesOf } from "./article.ts";

/** The head of the article at `path`, or undefined when there is none. `origin` is the site's public origin. */
export function findArticleHead(path: string, origin: string): MetaDescriptor[] | undefined {
  const page = pageFromPath(path);
  const article = page.startsWith("articles/") ? findArticle(page.slice("articles/".length)) : undefined;
  return article && buildHead({ page, entry: toPageMetadata(article), locale: localeFromPath(path) }, origin);
}

/** The head of the prerendered listing of a category at `path`; undefined for every other path. */
export function findListingHead(path: string, origin: string): MetaDescriptor[] | undefined {
  const selected = findCategoryInPath(path);
  if (selected === undefined) return undefined;
  const category = findCategory(selected);
  const page = listingPage(category ? filterValueOf(category) : selected);
  return buildHead({ page, entry: toListingMetadata(category), locale: localeFromPath(path) }, origin);
}

/** Where readers of feeds find the news of the page's language. */
export function feedLinks(path: string, origin: string): MetaDescriptor[] {
  const locale = localeFromPath(path);
  const listing = origin + pagePath(locale, "articles");
  const feeds = { "application/atom+xml": "feed.xml", "application/feed+json": "feed.json" };
  return Object.entries(feeds).map(([type, file]) => ({
    tagName: "link",
    rel: "alternate",
    type,
    title: interpolate(words.feedTitle[locale], { company: company.name[locale] }),
    href: `${listing}/${file}`,
  }));
}

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
      published: dayOf(article),
      written: article.written,
      section: categories[category],
      tags: inEachLocale((locale) => tagsOf(article, locale)),
      basedOn: sourcesOf(article).map(({ url }) => url),
    },
  };
}

/** Its category, and the countries where it happened. */
export function tagsOf({ category, countries }: Article, locale: Locale): string[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return [categories[category][locale], ...countries.flatMap((country) => names.of(country) ?? [])];
}

/** The metadata of a category's listing, or of an unknown category. */
export function toListingMetadata(category: Category | undefined): PageMetadata {
  if (!category) {
    const title = inEachLocale((locale) => `${words.empty[locale]} · ${company.name[locale]}`);
    return { title, description: words.empty, hidden: true };
  }
  const listing: PublicPageMetadata = pageMetadata.articles;
  const name = categories[category];
  return {
    name,
    schemaType: "CollectionPage",
    title: inEachLocale((locale) => interpolate(words.categoryTitle[locale], { category: name[locale] })),
    description: inEachLocale((locale) =>
      interpolate(words.categoryDescription[locale], { category: name[locale] }),
    ),
    keywords: name,
    breadcrumbs: [{ page: "articles", name: listing.name }],
    shareImageFrom: listing,
  };
}
