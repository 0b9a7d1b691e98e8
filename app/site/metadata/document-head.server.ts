import type { MetaDescriptor } from "react-router";
import { company } from "../../../firm/company.ts";
import { pageFromPath, pagePath } from "../../i18n/paths.ts";
import { type Locale, localeFromPath, locales, otherLocale } from "../../i18n/text.ts";
import { interpolateFacts } from "../localize-words.ts";
import type { LocalizedPage, PageMetadata, PublicPageMetadata } from "./page-metadata-types.ts";
import { pageMetadata } from "./page-metadata.ts";
import { structuredData } from "./structured-data.server.ts";
import { shareImageAlt, shareImagePath, shareImageSize } from "./share-image.ts";

/**
 * The head of the page at `path`: title and description, and for a page search engines may list also keywords, canonical
 * URL, alternates, geo tags, share tags and structured data. `origin` is the site's public origin, such as
 * `https://nawat.example`. An unknown path gets the head of the page that was not found.
 */
export function buildPageHead(path: string, origin: string): MetaDescriptor[] {
  const page = pageFromPath(path);
  return buildHead({ page, entry: findPageMetadata(page), locale: localeFromPath(path) }, origin);
}

/** The same for a page whose metadata is given. */
export function buildHead(
  { page, entry, locale }: { page: string; entry: PageMetadata; locale: Locale },
  origin: string,
): MetaDescriptor[] {
  const title = interpolateFacts(locale, entry.title[locale]);
  const description = interpolateFacts(locale, entry.description[locale]);
  const baseTags: MetaDescriptor[] = [{ title }, { name: "description", content: description }];
  if (entry.hidden) return [...baseTags, { name: "robots", content: "noindex" }];
  const localized = { page, entry, locale, title, description };
  return [
    ...baseTags,
    ...keywordsOf(entry, locale),
    { name: "robots", content: "index, follow, max-image-preview:large" },
    ...linkTags(page, locale, origin),
    ...geoTags(locale),
    ...shareTags(localized, origin),
    { "script:ld+json": structuredData(localized, origin) },
  ];
}

/** A section of the admin page has that page's; a page without metadata of its own is the one that was not found. */
function findPageMetadata(page: string): PageMetadata {
  if (page.startsWith("admin/")) return pageMetadata.admin;
  return Object.hasOwn(pageMetadata, page)
    ? pageMetadata[page as keyof typeof pageMetadata]
    : pageMetadata["404"];
}

function keywordsOf(entry: PublicPageMetadata, locale: Locale): MetaDescriptor[] {
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

/** What a link to the page shows where people share it: Open Graph, and the card of X. URLs are absolute, from `origin`. */
function shareTags(described: LocalizedPage, origin: string): MetaDescriptor[] {
  const { page, entry, locale, title, description } = described;
  const image = origin + shareImagePath(locale, page);
  const imageAlt = shareImageAlt(locale, page, entry.shareImageFrom ?? entry);
  return [
    ...typeTags(described, origin),
    { property: "og:site_name", content: company.name[locale] },
    { property: "og:url", content: origin + pagePath(locale, page) },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:locale", content: openGraphLocale[locale] },
    { property: "og:locale:alternate", content: openGraphLocale[otherLocale(locale)] },
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(shareImageSize.width) },
    { property: "og:image:height", content: String(shareImageSize.height) },
    { property: "og:image:alt", content: imageAlt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: imageAlt },
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
