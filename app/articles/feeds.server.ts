import { pagePath } from "../i18n/paths.ts";
import type { Locale } from "../i18n/text.ts";
import { siteOrigin } from "../site/origin.server.ts";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { interpolateFacts } from "../site/localize-words.ts";
import { company } from "../company.ts";
import { tagsOf } from "./article-head.server.ts";
import type { Article } from "./article.ts";
import { articles } from "./articles.server.ts";
import { categories } from "./categories.ts";
import { articlePath, paragraphsOf } from "./article-summary.server.ts";
import { articleWords } from "./words.ts";

/** The articles of one language as a feed, independent of its format. URLs are absolute. */
export function buildFeed(locale: Locale) {
  const origin = siteOrigin();
  return {
    title: interpolateFacts(locale, pageMetadata.articles.title[locale]),
    description: interpolateFacts(locale, pageMetadata.articles.description[locale]),
    listingUrl: origin + pagePath(locale, "articles"),
    icon: `${origin}/icon-512.png`,
    author: company.name[locale],
    updated: new Date(Math.max(...articles.map(({ written }) => Date.parse(written)))),
    entries: articles.map((article) => buildFeedEntry(locale, article, origin)),
  };
}

function buildFeedEntry(locale: Locale, article: Article, origin: string) {
  return {
    url: origin + articlePath(locale, article),
    title: article.title[locale],
    summary: article.description[locale],
    html: [
      ...paragraphsOf(locale, article).map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<h2>${articleWords.note[locale]}</h2>`,
      `<p>${escapeHtml(article.note[locale])}</p>`,
    ].join("\n"),
    written: new Date(article.written),
    tags: tagsOf(article, locale),
    category: { value: article.category, name: categories[article.category][locale] },
    sourceUrl: article.sourceUrl,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
