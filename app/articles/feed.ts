import { generateAtomFeed, generateJsonFeed } from "feedsmith";
import { company } from "../../firm/company.ts";
import { escapeHtml } from "../escape-html.ts";
import { pagePath } from "../i18n/paths.ts";
import { type Locale, localeFromPath } from "../i18n/text.ts";
import { interpolateFacts } from "../site/localize-words.ts";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { siteOrigin } from "../site/origin.server.ts";
import type { Route } from "./+types/feed.ts";
import { tagsOf } from "./article-metadata.ts";
import { articlePath, noteOf, paragraphsOf } from "./article-summary.server.ts";
import { type Article, dayOf, sourcesOf } from "./article.ts";
import { articles } from "./articles.server.ts";
import { categories } from "./categories.ts";
import { articleWords } from "./words.ts";

/** The articles of one language: as Atom, `/en/articles/feed.xml`, or as a JSON Feed, `/en/articles/feed.json`. */
export function loader({ url }: Route.LoaderArgs) {
  const feed = buildFeed(localeFromPath(url.pathname), siteOrigin(), url.pathname);
  return url.pathname.endsWith(".json") ? answerAsJson(feed) : answerAsAtom(feed);
}

type Feed = ReturnType<typeof buildFeed>;

/** What both formats say. URLs are absolute. */
function buildFeed(locale: Locale, origin: string, path: string) {
  return {
    locale,
    url: origin + path,
    title: interpolateFacts(locale, pageMetadata.articles.title[locale]),
    description: interpolateFacts(locale, pageMetadata.articles.description[locale]),
    listingUrl: origin + pagePath(locale, "articles"),
    icon: `${origin}/icon-512.png`,
    authors: [{ name: company.name[locale] }],
    entries: articles.map((article) => buildEntry(locale, article, origin)),
  };
}

function buildEntry(locale: Locale, article: Article, origin: string) {
  const day = dayOf(article);
  return {
    url: origin + articlePath(locale, article),
    title: article.title[locale],
    summary: article.description[locale],
    html: [
      ...paragraphsOf(locale, article).map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<h2>${articleWords.note[locale]}</h2>`,
      `<p>${escapeHtml(noteOf(locale, article))}</p>`,
    ].join("\n"),
    // Of its event; both formats allow a whole day or nothing.
    published: day === undefined ? undefined : new Date(day),
    updated: new Date(article.written),
    tags: tagsOf(article, locale),
    category: { term: article.category, label: categories[article.category][locale] },
    sources: sourcesOf(article),
  };
}

function answerAsAtom(feed: Feed): Response {
  const page = { rel: "alternate", type: "text/html", hreflang: feed.locale };
  const atom = generateAtomFeed({
    id: feed.url,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: new Date(Math.max(...feed.entries.map(({ updated }) => updated.getTime()))),
    icon: feed.icon,
    authors: feed.authors,
    links: [
      { rel: "self", type: "application/atom+xml", href: feed.url },
      { ...page, href: feed.listingUrl },
    ],
    entries: feed.entries.map(({ url, title, summary, html, published, updated, category, sources }) => ({
      id: url,
      title: { value: title },
      summary: { value: summary },
      content: { type: "html", value: html },
      ...(published && { published }),
      updated,
      categories: [category],
      links: [
        { ...page, href: url },
        ...sources.map((source) => ({ rel: "via", hreflang: source.language, href: source.url })),
      ],
    })),
  });
  return new Response(atom.replace("<feed ", `<feed xml:lang="${feed.locale}" `), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}

function answerAsJson(feed: Feed): Response {
  const json = generateJsonFeed({
    title: feed.title,
    description: feed.description,
    home_page_url: feed.listingUrl,
    feed_url: feed.url,
    icon: feed.icon,
    language: feed.locale,
    authors: feed.authors,
    items: feed.entries.map(({ url, title, summary, html, published, updated, tags, sources }) => ({
      id: url,
      url,
      external_url: sources[0]?.url ?? url,
      title,
      summary,
      content_html: html,
      ...(published && { date_published: published }),
      date_modified: updated,
      language: feed.locale,
      tags,
    })),
  });
  return new Response(JSON.stringify(json), { headers: { "Content-Type": "application/feed+json" } });
}
