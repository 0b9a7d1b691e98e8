import { pagePath } from "../i18n/paths.ts";
import type { Locale } from "../i18n/text.ts";
import { siteOrigin } from "../site/origin.server.ts";
import { pageTable } from "../site/page-table.ts";
import { tellFacts } from "../site/company-words.ts";
import { company } from "../company.ts";
import { tagsOf } from "./article-entry.ts";
import { type Article, dayOf } from "./article.ts";
import { articles } from "./articles.server.ts";
import { categories } from "./categories.ts";
import { articleAddress, paragraphsOf } from "./tell-article.server.ts";

/** The news of one language for feed readers, in words every format of feed has. Addresses are whole. */
export function describeFeed(locale: Locale) {
  const origin = siteOrigin();
  return {
    title: tellFacts(locale, pageTable.articles.title[locale]),
    description: tellFacts(locale, pageTable.articles.description[locale]),
    listing: origin + pagePath(locale, "articles"),
    icon: `${origin}/icon-512.png`,
    author: company.name[locale],
    updated: new Date(Math.max(...articles.map(({ modified }) => Date.parse(modified)))),
    entries: articles.map((article) => describeEntry(locale, article, origin)),
  };
}

function describeEntry(locale: Locale, article: Article, origin: string) {
  return {
    address: origin + articleAddress(locale, article),
    title: article.title[locale],
    summary: article.description[locale],
    html: paragraphsOf(locale, article)
      .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
      .join("\n"),
    published: publishedOn(article),
    modified: new Date(article.modified),
    tags: tagsOf(article, locale),
    category: { value: article.category, name: categories[article.category][locale] },
    reported: article.url,
  };
}

/** Feeds know whole dates only. Where the day is not known, none is told. */
function publishedOn(article: Article): Date | undefined {
  const day = dayOf(article);
  return day === undefined ? undefined : new Date(day);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
