import type { MetaDescriptor } from "react-router";
import { company } from "../../../firm/company.ts";
import { pageFromPath, pagePath } from "../../i18n/paths.ts";
import { type Locale, type LocalizedText, localeFromPath, locales, otherLocale } from "../../i18n/text.ts";
import { interpolateFacts } from "../localize-words.ts";
import type { LocalizedPage, PageMetadata } from "./page-metadata-types.ts";
import { hiddenTitles, publicPages } from "./page-metadata.ts";
import { structuredData } from "./structured-data.server.ts";
import { shareImageAlt, shareImagePath, shareImageSize } from "./share-image.ts";

/** The head of the page at `path`. `origin` is the site's public origin, such as `https://nawat.example`. */
export function buildPageHead(path: string, origin: string): MetaDescriptor[] {
  const [page, locale] = [pageFromPath(path), localeFromPath(path)];
  const listed = publicPages.find((other) => other.page === page);
  return listed ? buildHead({ ...listed, locale }, origin) : buildHiddenHead(findHiddenTitle(page), locale);
}

/**
 * The head of a page that search engines may list: title and description, keywords, canonical URL, alternates, geo tags, share tags
 * and structured data.
 */
export function buildHead(
  { page, entry, locale }: { page: string; entry: PageMetadata; locale: Locale },
  origin: string,
): MetaDescriptor[] {
  const title = interpolateFacts(locale, entry.title[locale]);
  const description = interpolateFacts(locale, entry.description[locale]);
  const localized = { page, entry, locale, title, description };
  return [
    { title },
    { name: "description", content: description },
    ...keywordsOf(entry, locale),
    { name: "robots", content: "index, follow, max-image-preview:large" },
    ...linkTags(page, locale, origin),
    ...geoTags(locale),
    ...shareTags(localized, origin),
    { "script:ld+json": structuredData(localized, origin) },
  ];
}

/** The head of a page that is kept out of search results. */
export function buildHiddenHead(title: LocalizedText, locale: Locale): MetaDescriptor[] {
  return [{ title: interpolateFacts(locale, title[locale]) }, { name: "robots", content: "noindex" }];
}

/** A section of the admin page has that page's; a page without a title of its own is the one that was not found. */
function findHiddenTitle(page: string): LocalizedText {
  if (page.startsWith("admin/")) return hiddenTitles.admin;
  return Object.entries(hiddenTitles).find(([path]) => path === page)?.[1] ?? hiddenTitles["404"];
}

function keywordsOf(entry: PageMetadata, locale: Locale): MetaDescriptor[] {
  return entry.keywords
    ? [{ name: "keywords", content: interpolateFacts(locale, entry.keywords[locale]) }]
    : [];
}

/** Each language's page names itself as canonical and lists every language, itself included. */
function linkTags(page: string, locale: Locale, origin: string): MetaDescriptor[] {
  const address = (language: Locale) => origin + pagePath(language, page);
  return [
    { tagName: "link", rel: "canonical", href: address(locale) },
    ...locales.map((language) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: language,
      href: address(language),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address("en") },
  ];
}

function geoTags(locale: Locale): MetaDescriptor[] {
  const { latitude, longitude } = company.position;
  return [
    { name: "geo.region", content: company.countryCode },
    { name: "geo.placename", content: company.city[locale] },
    { name: "geo.position", content: `${latitude};${longitude}` },
    { name: "ICBM", content: `${latitude}, ${longitude}` },
  ];
}

/** What a link to the page shows where people share it: Open Graph, which X reads too. URLs are absolute, from `origin`. */
function shareTags(described: LocalizedPage, origin: string): MetaDescriptor[] {
  const { page, entry, locale, title, description } = described;
  return [
    ...typeTags(described, origin),
    { property: "og:site_name", content: company.name[locale] },
    { property: "og:url", content: origin + pagePath(locale, page) },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:locale", content: openGraphLocale[locale] },
    { property: "og:locale:alternate", content: openGraphLocale[otherLocale(locale)] },
    { property: "og:image", content: origin + shareImagePath(locale, page) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(shareImageSize.width) },
    { property: "og:image:height", content: String(shareImageSize.height) },
    { property: "og:image:alt", content: shareImageAlt(locale, page, entry.shareImageFrom ?? entry) },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function typeTags({ entry, locale }: LocalizedPage, origin: string): MetaDescriptor[] {
  if (!entry.article) return [{ property: "og:type", content: "website" }];
  const { published, written, section, tags } = entry.article;
  return [
    { property: "og:type", content: "article" },
    ...(published ? [{ property: "article:published_time", content: published }] : []),
    { property: "article:modified_time", content: written },
    { property: "article:section", content: section[locale] },
    ...tags[locale].map((tag) => ({ property: "article:tag", content: tag })),
    { property: "article:author", content: origin + pagePath(locale, "about") },
    { name: "author", content: company.name[locale] },
    { property: "article:publisher", content: origin + pagePath(locale, "home") },
  ];
}

const openGraphLocale = { en: "en_GB", ar: "ar_AR" };
