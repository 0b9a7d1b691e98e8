import { company } from "../company.ts";
import { interpolate, type Locale, type LocalizedText } from "../i18n/text.ts";
import type { PageEntry, PublicEntry } from "../site/page-entry.ts";
import { pageTable } from "../site/page-table.ts";
import { categories, type Category } from "./categories.ts";
import { words } from "./words.ts";

/** What search engines and people's tabs are told about the listing of a category, or of one there is not. */
export function listingEntry(category: Category | undefined): PageEntry {
  if (!category) return { title: inBoth(titleOfUnknown), description: words.empty, hidden: true };
  const listing: PublicEntry = pageTable.articles;
  const name = categories[category];
  return {
    name,
    kind: "CollectionPage",
    title: inBoth((locale) => interpolate(words.categoryTitle[locale], { category: name[locale] })),
    description: inBoth((locale) =>
      interpolate(words.categoryDescription[locale], { category: name[locale] }),
    ),
    keywords: name,
    trail: [{ page: "articles", name: listing.name }],
    pictured: listing,
  };
}

function titleOfUnknown(locale: Locale): string {
  return `${words.empty[locale]} · ${company.name[locale]}`;
}

function inBoth(text: (locale: Locale) => string): LocalizedText {
  return { en: text("en"), ar: text("ar") };
}
