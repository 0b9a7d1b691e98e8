import { company } from "../company.ts";
import { pagePath } from "../i18n/paths.ts";
import { type Locale, locales, otherLocale } from "../i18n/text.ts";
import { tellFacts } from "./company-words.ts";
import type { Thing } from "./json-ld.ts";
import type { ArticleEntry, DescribedPage } from "./page-entry.ts";
import { pageTable } from "./page-table.ts";
import { describeServices } from "./services-data.server.ts";
import { shareImageOf, shareImageSize } from "./share-image.ts";

/**
 * What the page and the company behind it are, as one schema.org graph (JSON-LD). Things have names that begin with `origin`
 * and are the same on every page, so that a reader of several pages joins them.
 */
export function structuredData(described: DescribedPage, origin: string): Thing {
  return {
    "@context": "https://schema.org",
    "@graph": [
      describeOrganization(described.locale, origin),
      describeWebSite(described.locale, origin),
      describePage(described, origin),
      ...(described.page === "home" ? [] : [describeTrail(described, origin)]),
      ...(described.entry.article ? [describeArticle(described, described.entry.article, origin)] : []),
      ...(described.page === "services" ? describeServices(described.locale, origin) : []),
    ],
  };
}

function describeOrganization(locale: Locale, origin: string): Thing {
  const [building, street] = company.address;
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: company.name[locale],
    alternateName: company.name[otherLocale(locale)],
    description: tellFacts(locale, pageTable.home.description[locale]),
    url: origin + pagePath(locale, "home"),
    logo: { "@type": "ImageObject", url: `${origin}/icon-512.png`, width: 512, height: 512 },
    email: company.email,
    telephone: company.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: [building[locale], street[locale]].join(locale === "ar" ? "، " : ", "),
      addressLocality: company.city[locale],
      addressCountry: company.countryCode,
    },
    location: {
      "@type": "Place",
      name: company.city[locale],
      geo: { "@type": "GeoCoordinates", ...company.position },
    },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: company.email,
      telephone: company.phone,
      url: origin + pagePath(locale, "contact"),
      availableLanguage: [...locales],
    },
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

function describePage({ page, entry, locale, title, description }: DescribedPage, origin: string): Thing {
  const url = origin + pagePath(locale, page);
  return {
    "@type": entry.kind ?? "WebPage",
    "@id": url,
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { "@id": `${origin}/#website` },
    about: { "@id": `${origin}/#organization` },
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: origin + shareImageOf(locale, page),
      ...shareImageSize,
    },
    ...(page !== "home" && { breadcrumb: { "@id": `${url}#trail` } }),
  };
}

function describeTrail({ page, entry, locale }: DescribedPage, origin: string): Thing {
  const steps = [
    { page: "home", name: pageTable.home.name },
    ...(entry.trail ?? []),
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
  { page, locale, description }: DescribedPage,
  article: ArticleEntry,
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
    dateModified: article.modified,
    articleSection: article.section[locale],
    keywords: article.tags[locale],
    inLanguage: locale,
    image: origin + shareImageOf(locale, page),
    // Those who look for an author's name follow no reference.
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
