import type { MetaDescriptor } from "react-router";
import { words as subjectWords } from "../../firm/articles/words.ts";
import { pageFromPath, pagePath } from "../i18n/paths.ts";
import { inEachLocale, localeFromPath } from "../i18n/text.ts";
import { interpolateFacts } from "../site/localize-words.ts";
import { prerenderedListing } from "../site/metadata/canonical-path.ts";
import { buildHead, buildHiddenHead } from "../site/metadata/document-head.server.ts";
import { toListingMetadata, toPageMetadata } from "./article-metadata.ts";
import { findArticle } from "./articles.server.ts";
import { filterValueOf, findCategory } from "./categories.ts";
import { listingPage } from "./listing-path.ts";
import { words } from "./words.ts";

/** The head of the article at `path`, or undefined when there is none. `origin` is the site's public origin. */
export function findArticleHead(path: string, origin: string): MetaDescriptor[] | undefined {
  const page = pageFromPath(path);
  const article = page.startsWith("articles/") ? findArticle(page.slice("articles/".length)) : undefined;
  return article && buildHead({ page, entry: toPageMetadata(article), locale: localeFromPath(path) }, origin);
}

/** The head of the prerendered listing of a category at `path`; undefined for every other path. */
export function findListingHead(path: string, origin: string): MetaDescriptor[] | undefined {
  const selected = prerenderedListing.exec(path)?.[1];
  if (selected === undefined) return undefined;
  const category = findCategory(selected);
  const locale = localeFromPath(path);
  if (!category) {
    const title = inEachLocale((each) => `${words.empty[each]} · {company}`);
    return buildHiddenHead(title, locale);
  }
  return buildHead(
    { page: listingPage(filterValueOf(category)), entry: toListingMetadata(category), locale },
    origin,
  );
}

/** Where readers of feeds find the articles of the page's language. */
export function feedLink(path: string, origin: string): MetaDescriptor {
  const locale = localeFromPath(path);
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    title: interpolateFacts(locale, subjectWords.feedTitle[locale]),
    href: `${origin}${pagePath(locale, "articles")}/feed.xml`,
  };
}
