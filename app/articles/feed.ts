import { generateAtomFeed } from "feedsmith";
import { company } from "../../firm/company.ts";
import { escapeHtml } from "../escape-html.ts";
import { pagePath } from "../i18n/paths.ts";
import { type Locale, localeFromPath } from "../i18n/text.ts";
import { interpolateFacts } from "../site/localize-words.ts";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { siteOrigin } from "../site/origin.server.ts";
import type { Route } from "./+types/feed.ts";
import { articlePath, noteOf, paragraphsOf } from "./article-summary.server.ts";
import { type Article, dayOf, sourcesOf } from "./article.ts";
import { articles } from "./articles.server.ts";
import { categories } from "./categories.ts";
import { articleWords } from "./words.ts";

/** The articles of one language as an Atom feed: `/en/articles/feed.xml`. Its addresses are absolute. */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeFromPath(url.pathname);
  const origin = siteOrigin();
  const id = origin + url.pathname;
  const atom = generateAtomFeed({
    id,
    title: { value: interpolateFacts(locale, pageMetadata.articles.title[locale]) },
    subtitle: { value: interpolateFacts(locale, pageMetadata.articles.description[locale]) },
    updated: new Date(Math.max(...articles.map(({ written }) => Date.parse(written)))),
    icon: `${origin}/icon-512.png`,
    authors: [{ name: company.name[locale] }],
    links: [
      { rel: "self", type: "application/atom+xml", href: id },
      pageLink(locale, origin + pagePath(locale, "articles")),
    ],
    entries: articles.map((article) => toEntry(locale, article, origin)),
  });
  return new Response(atom.replace("<feed ", `<feed xml:lang="${locale}" `), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}

function toEntry(locale: Locale, article: Article, origin: string) {
  const address = origin + articlePath(locale, article);
  const day = dayOf(article);
  return {
    id: address,
    title: { value: article.title[locale] },
    summary: { value: article.description[locale] },
    content: { type: "html", value: toHtml(locale, article) },
    // Of its event; the format allows a whole day or nothing.
    ...(day && { published: new Date(day) }),
    updated: new Date(article.written),
    categories: [{ term: article.category, label: categories[article.category][locale] }],
    links: [
      pageLink(locale, address),
      ...sourcesOf(article).map(({ language, url }) => ({ rel: "via", hreflang: language, href: url })),
    ],
  };
}

function toHtml(locale: Locale, article: Article): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const heading = `<h2>${articleWords.note[locale]}</h2>`;
  const note = paragraph(noteOf(locale, article));
  return [...paragraphsOf(locale, article).map(paragraph), heading, note].join("\n");
}

function pageLink(locale: Locale, href: string) {
  return { rel: "alternate", type: "text/html", hreflang: locale, href };
}
