import { pagePath } from "../i18n/paths.ts";
import type { Locale } from "../i18n/text.ts";
import { siteOrigin } from "../site/origin.server.ts";
import { pageMetadata } from "../site/page-metadata.ts";
import { interpolateFacts } from "../site/localize-words.ts";
import { company } from "../company.ts";
import { tagsOf } from "./article-metadata.ts";
import { type Article, dayOf } from "./article.ts";
import { articles } from "./articles.server.ts";
import { categories } from "./categories.ts";
import { articlePath, paragraphsOf } from "./article-summary.server.ts";

/** The articles of one language as a feed, independent of its format. URLs are absolute. */
export function buildFeed(locale: Locale) {
  const origin = siteOrigin();
  return {
    title: interpolateFacts(locale, pageMetadata.articles.title[locale]),
    description: interpolateFacts(locale, pageMetadata.articles.description[locale]),
    listingUrl: origin + pagePath(locale, "articles"),
    icon: `${origin}/icon-512.png`,
    author: company.name[locale],
    updated: new Date(Math.max(...articles.map(({ modified }) => Date.parse(modified)))),
    entries: articles.map((article) => buildFeedEntry(locale, article, origin)),
  };
}

function buildFeedEntry(locale: Locale, article: Article, origin: string) {
  return {
    url: origin + articlePath(locale, article),
    title: article.title[locale],
    summary: article.description[locale],
    html: paragraphsOf(locale, article)
      .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
      .join("\n"),
    published: publishedOn(article),
    modified: new Date(article.modified),
    tags: tagsOf(article, locale),
    category: { value: article.category, name: categories[article.category][locale] },
    sourceUrl: article.sourceUrl,
  };
}

/** Feeds need a full date: undefined where only the month is known. */
function publishedOn(article: Article): Date | undefined {
  const day = dayOf(article);
  return day === undefined ? undefined : new Date(day);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
