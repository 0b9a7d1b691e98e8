import type { MetaDescriptor } from "react-router";
import { company } from "../company.ts";
import { pagePath } from "../i18n/paths.ts";
import { otherLocale } from "../i18n/text.ts";
import type { LocalizedPage } from "./page-metadata-types.ts";
import { shareImagePath, shareImageSize, shareImageAlt } from "./share-image.ts";

/** What a link to the page shows where people share it: Open Graph, and the card of X. URLs are absolute, from `origin`. */
export function shareTags(described: LocalizedPage, origin: string): MetaDescriptor[] {
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
  const { written, section, tags } = entry.article;
  return [
    { property: "og:type", content: "article" },
    { property: "article:published_time", content: written },
    { property: "article:section", content: section[locale] },
    ...tags[locale].map((tag) => ({ property: "article:tag", content: tag })),
    { property: "article:author", content: origin + pagePath(locale, "about") },
    { name: "author", content: company.name[locale] },
    { property: "article:publisher", content: origin + pagePath(locale, "home") },
  ];
}

const openGraphLocale = { en: "en_GB", ar: "ar_AR" };
