import type { MetaDescriptor } from "react-router";
import { pagePath, pageFromPath } from "../i18n/paths.ts";
import { interpolate, localeFromPath } from "../i18n/text.ts";
import { company } from "../company.ts";
import { describeEntry } from "../site/page-head.server.ts";
import { entryOf } from "./article-entry.ts";
import { findArticle } from "./articles.server.ts";
import { findCategory, valueOf } from "./categories.ts";
import { askedIn, listingPage } from "./listing-address.ts";
import { listingEntry } from "./listing-entry.ts";
import { words } from "./words.ts";

/** The head of the article at `path`, or undefined when there is none. `origin` is where the site lives. */
export function describeArticle(path: string, origin: string): MetaDescriptor[] | undefined {
  const page = pageFromPath(path);
  const article = page.startsWith("articles/") ? findArticle(page.slice("articles/".length)) : undefined;
  return article && describeEntry({ page, entry: entryOf(article), locale: localeFromPath(path) }, origin);
}

/** The head of the built listing of one category at `path`, or undefined when it is none. */
export function describeListing(path: string, origin: string): MetaDescriptor[] | undefined {
  const asked = askedIn(path);
  if (asked === undefined) return undefined;
  const category = findCategory(asked);
  const page = listingPage(category ? valueOf(category) : asked);
  return describeEntry({ page, entry: listingEntry(category), locale: localeFromPath(path) }, origin);
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
