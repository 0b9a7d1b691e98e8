import type { MetaDescriptor } from "react-router";
import { addressOf, pageOf } from "../i18n/address.ts";
import { type Locale, localeOf, locales, otherLocale } from "../i18n/text.ts";
import { tellFacts } from "./company-words.ts";
import { type PageEntry, pageTable } from "./page-table.ts";

/**
 * The head of the page at `path`: title, description, keywords, canonical address, the same page in the other language,
 * and what a shared link shows. `origin` is where the site lives, such as `https://nawat.example`.
 */
export function describePage(path: string, origin: string): MetaDescriptor[] {
  const locale = localeOf(path);
  const page = pageOf(path);
  const entry = entryOf(page);
  const title = tellFacts(locale, entry.title[locale]);
  const description = tellFacts(locale, entry.description[locale]);
  return [
    { title },
    { name: "description", content: description },
    ...keywordsOf(entry, locale),
    ...(entry.hidden ? [{ name: "robots", content: "noindex" }] : publicAddresses(page, locale, origin)),
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:locale", content: openGraphLocale[locale] },
    { property: "og:locale:alternate", content: openGraphLocale[otherLocale(locale)] },
  ];
}

const openGraphLocale = { en: "en_US", ar: "ar_AR" };

/** A page that is in no table is the one that was not found. */
function entryOf(page: string): PageEntry {
  return Object.hasOwn(pageTable, page) ? pageTable[page as keyof typeof pageTable] : pageTable["404"];
}

function keywordsOf(entry: PageEntry, locale: Locale): MetaDescriptor[] {
  return entry.keywords ? [{ name: "keywords", content: tellFacts(locale, entry.keywords[locale]) }] : [];
}

/** Each language's page names itself as canonical and lists every language, itself included. */
function publicAddresses(page: string, locale: Locale, origin: string): MetaDescriptor[] {
  const address = (language: Locale) => origin + addressOf(language, page);
  return [
    { tagName: "link", rel: "canonical", href: address(locale) },
    ...locales.map((language) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: language,
      href: address(language),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address("en") },
    { property: "og:url", content: address(locale) },
  ];
}
