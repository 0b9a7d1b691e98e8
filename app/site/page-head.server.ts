import type { MetaDescriptor } from "react-router";
import { company } from "../company.ts";
import { pagePath, pageFromPath } from "../i18n/paths.ts";
import { type Locale, localeFromPath, locales } from "../i18n/text.ts";
import { tellFacts } from "./company-words.ts";
import type { PageEntry, PublicEntry } from "./page-entry.ts";
import { pageTable } from "./page-table.ts";
import { shareTags } from "./share-tags.server.ts";
import { structuredData } from "./structured-data.server.ts";

/**
 * The head of the page at `path`: title and description, and for a page search engines may list also keywords, canonical
 * address, the other language, place, what a shared link shows and what machines read. `origin` is where the site lives,
 * such as `https://nawat.example`. An unknown path gets the head of the page that was not found.
 */
export function describePage(path: string, origin: string): MetaDescriptor[] {
  const page = pageFromPath(path);
  return describeEntry({ page, entry: entryOf(page), locale: localeFromPath(path) }, origin);
}

/** The same for a page that is in no table. */
export function describeEntry(
  { page, entry, locale }: { page: string; entry: PageEntry; locale: Locale },
  origin: string,
): MetaDescriptor[] {
  const title = tellFacts(locale, entry.title[locale]);
  const description = tellFacts(locale, entry.description[locale]);
  const own: MetaDescriptor[] = [{ title }, { name: "description", content: description }];
  if (entry.hidden) return [...own, { name: "robots", content: "noindex" }];
  const described = { page, entry, locale, title, description };
  return [
    ...own,
    ...keywordsOf(entry, locale),
    { name: "robots", content: "index, follow, max-image-preview:large" },
    ...addresses(page, locale, origin),
    ...placeTags(locale),
    ...shareTags(described, origin),
    { "script:ld+json": structuredData(described, origin) },
  ];
}

/** A page that is in no table is the one that was not found. */
function entryOf(page: string): PageEntry {
  return Object.hasOwn(pageTable, page) ? pageTable[page as keyof typeof pageTable] : pageTable["404"];
}

function keywordsOf(entry: PublicEntry, locale: Locale): MetaDescriptor[] {
  return entry.keywords ? [{ name: "keywords", content: tellFacts(locale, entry.keywords[locale]) }] : [];
}

/** Each language's page names itself as canonical and lists every language, itself included. */
function addresses(page: string, locale: Locale, origin: string): MetaDescriptor[] {
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

function placeTags(locale: Locale): MetaDescriptor[] {
  const { latitude, longitude } = company.position;
  return [
    { name: "geo.region", content: company.countryCode },
    { name: "geo.placename", content: company.city[locale] },
    { name: "geo.position", content: `${latitude};${longitude}` },
    { name: "ICBM", content: `${latitude}, ${longitude}` },
  ];
}
