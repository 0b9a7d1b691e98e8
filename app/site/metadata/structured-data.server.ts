import { company } from "../../../firm/company.ts";
import { pagePath } from "../../i18n/paths.ts";
import { type Locale, locales, otherLocale } from "../../i18n/text.ts";
import type { ArticleMetadata, LocalizedPage, Thing } from "./page-metadata-types.ts";
import { describeOrganization } from "./organization-structured-data.server.ts";
import { pageMetadata } from "./page-metadata.ts";
import { shareImagePath, shareImageSize } from "./share-image.ts";

/**
 * The page and the company as one schema.org graph (JSON-LD). Each `@id` begins with `origin` and is the same on every page, so
 * that consumers of several pages can join them.
 */
export function structuredData(described: LocalizedPage, origin: string): Thing {
  return {
    "@context": "https://schema.org",
    "@graph": [
      describeOrganization(described, origin),
      describeWebSite(described.locale, origin),
      describeWebPage(described, origin),
      ...(described.page === "home" ? [] : [describeBreadcrumbs(described, origin)]),
      ...(described.entry.article ? [describeArticle(described, described.entry.article, origin)] : []),
    ],
  };
}

function describeWebSite(locale: Locale, origin: string): Thing {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    url: `${origin}/`,
    name: company.name[locale],
    alternateName: company.name[otherLocale(locale)],
    inLanguage: [...locales],
    publisher: { "@id": `${origin}/#organization` },
  };
}

function describeWebPage({ page, entry, locale, title, description }: LocalizedPage, origin: string): Thing {
  const url = origin + pagePath(locale, page);
  return {
    "@type": entry.schemaType ?? "WebPage",
    "@id": url,
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { "@id": `${origin}/#website` },
    about: { "@id": `${origin}/#organization` },
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: origin + shareImagePath(locale, page),
      ...shareImageSize,
    },
    ...(page !== "home" && { breadcrumb: { "@id": `${url}#trail` } }),
  };
}

function describeBreadcrumbs({ page, entry, locale }: LocalizedPage, origin: string): Thing {
  const steps = [
    { page: "home", name: pageMetadata.home.name },
    ...(entry.breadcrumbs ?? []),
    { page, name: entry.name },
  ];
  return {
    "@type": "BreadcrumbList",
    "@id": `${origin}${pagePath(locale, page)}#trail`,
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name[locale],
      item: origin + pagePath(locale, step.page),
    })),
  };
}

function describeArticle(
  { page, locale, description }: LocalizedPage,
  article: ArticleMetadata,
  origin: string,
): Thing {
  const address = origin + pagePath(locale, page);
  const publisher = { "@id": `${origin}/#organization` };
  return {
    "@type": "NewsArticle",
    "@id": `${address}#article`,
    mainEntityOfPage: { "@id": address },
    headline: article.headline[locale],
    description,
    // A month is a date of ISO 8601 too.
    datePublished: article.date,
    dateModified: article.written,
    articleSection: article.section[locale],
    keywords: article.tags[locale],
    inLanguage: locale,
    image: origin + shareImagePath(locale, page),
    // Consumers that look for the author's name follow no `@id`.
    author: {
      "@type": "Organization",
      ...publisher,
      name: company.name[locale],
      url: origin + pagePath(locale, "home"),
    },
    publisher,
    isBasedOn: article.basedOn,
    isAccessibleForFree: true,
  };
}
