import type { MetaDescriptor } from "react-router";
import { addressOf, pageOf } from "../i18n/address.ts";
import { fillIn, type Locale, localeOf, locales, type Text } from "../i18n/text.ts";
import { company } from "../company.ts";
import { describeEntry } from "../site/page-head.server.ts";
import type { PublicEntry } from "../site/page-entry.ts";
import { pageTable } from "../site/page-table.ts";
import type { Article } from "./article.ts";
import { findArticle, publishedOn } from "./articles.server.ts";
import { categories } from "./categories.ts";
import { words } from "./words.ts";

/** The head of the article at `path`, or undefined when there is none. `origin` is where the site lives. */
export function describeArticle(path: string, origin: string): MetaDescriptor[] | undefined {
  const page = pageOf(path);
  const article = page.startsWith("articles/") ? findArticle(page.slice("articles/".length)) : undefined;
  return article && describeEntry({ page, entry: entryOf(article), locale: localeOf(path) }, origin);
}

/** Where readers of feeds find the news of the page's language. */
export function feedLinks(path: string, origin: string): MetaDescriptor[] {
  const locale = localeOf(path);
  const listing = origin + addressOf(locale, "articles");
  const feeds = { "application/atom+xml": "feed.xml", "application/feed+json": "feed.json" };
  return Object.entries(feeds).map(([type, file]) => ({
    tagName: "link",
    rel: "alternate",
    type,
    title: fillIn(words.feedTitle[locale], { company: company.name[locale] }),
    href: `${listing}/${file}`,
  }));
}

function entryOf(article: Article): PublicEntry {
  const { category, title, description } = article;
  return {
    name: title,
    title: inLocales((locale) => shortTitle(title[locale], company.name[locale])),
    description,
    keywords: categories[category],
    trail: [{ page: "articles", name: pageTable.articles.name }],
    article: {
      headline: title,
      published: publishedOn(article),
      section: categories[category],
      basedOn: article.url,
    },
  };
}

function inLocales(text: (locale: Locale) => string): Text {
  const texts = locales.map((locale) => [locale, text(locale)]);
  // The keys are the locales; Object.fromEntries cannot carry them.
  return Object.fromEntries(texts) as Text;
}

const longest = 60;

/** As much of a title as fits beside the company's name, cut between words. */
function shortTitle(title: string, name: string): string {
  const room = longest - ` · ${name}`.length;
  if (title.length <= room) return `${title} · ${name}`;
  const cut = title.slice(0, title.lastIndexOf(" ", room - 1));
  return `${cut.replace(/[\s,;:،؛]+$/, "")}… · ${name}`;
}
