import type { Locale } from "../i18n/text.ts";
import { tellFacts } from "../site/company-words.ts";
import { pageTable } from "../site/page-table.ts";
import {
  categories,
  type Category,
  everything,
  filters,
  findCategory,
  valueOf,
  valuesOf,
} from "./categories.ts";
import type { Filter } from "./filters.tsx";
import { listingEntry } from "./listing-entry.ts";
import { words } from "./words.ts";

/** The filters of the listing that shows what `asked` asks for; a category without a filter of its own is shown as one more. */
export function listFilters(locale: Locale, asked: string): Filter[] {
  const shown = findCategory(asked);
  const offered: Category[] = Object.values(filters);
  const others = shown && !offered.includes(shown) ? [shown] : [];
  const all = {
    value: everything,
    values: [everything],
    name: words.all[locale],
    title: tellFacts(locale, pageTable.articles.title[locale]),
  };
  return [all, ...[...offered, ...others].map((category) => filterOf(locale, category))];
}

function filterOf(locale: Locale, category: Category): Filter {
  return {
    value: valueOf(category),
    values: valuesOf(category),
    name: categories[category][locale],
    title: tellFacts(locale, listingEntry(category).title[locale]),
  };
}
