import type { Locale } from "../i18n/text.ts";
import { interpolateFacts } from "../site/localize-words.ts";
import { pageMetadata } from "../site/page-metadata.ts";
import {
  categories,
  type Category,
  allCategories,
  filters,
  findCategory,
  filterValueOf,
  filterValuesOf,
} from "./categories.ts";
import type { Filter } from "./filters.tsx";
import { toListingMetadata } from "./listing-metadata.ts";
import { words } from "./words.ts";

/** The filters of the listing that shows `selected`; a category without a filter of its own is added. */
export function listFilters(locale: Locale, selected: string): Filter[] {
  const shown = findCategory(selected);
  const offered: Category[] = Object.values(filters);
  const others = shown && !offered.includes(shown) ? [shown] : [];
  const all = {
    value: allCategories,
    values: [allCategories],
    name: words.all[locale],
    title: interpolateFacts(locale, pageMetadata.articles.title[locale]),
  };
  return [all, ...[...offered, ...others].map((category) => toFilter(locale, category))];
}

function toFilter(locale: Locale, category: Category): Filter {
  return {
    value: filterValueOf(category),
    values: filterValuesOf(category),
    name: categories[category][locale],
    title: interpolateFacts(locale, toListingMetadata(category).title[locale]),
  };
}
