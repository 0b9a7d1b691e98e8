import { company } from "../company.ts";
import { inEachLocale, interpolate, type Locale } from "../i18n/text.ts";
import type { PageMetadata, PublicPageMetadata } from "../site/page-metadata-types.ts";
import { pageMetadata } from "../site/page-metadata.ts";
import { categories, type Category } from "./categories.ts";
import { words } from "./words.ts";

/** The metadata of a category's listing, or of an unknown category. */
export function toListingMetadata(category: Category | undefined): PageMetadata {
  if (!category) return { title: inEachLocale(unknownCategoryTitle), description: words.empty, hidden: true };
  const listing: PublicPageMetadata = pageMetadata.articles;
  const name = categories[category];
  return {
    name,
    schemaType: "CollectionPage",
    title: inEachLocale((locale) => interpolate(words.categoryTitle[locale], { category: name[locale] })),
    description: inEachLocale((locale) =>
      interpolate(words.categoryDescription[locale], { category: name[locale] }),
    ),
    keywords: name,
    breadcrumbs: [{ page: "articles", name: listing.name }],
    shareImageFrom: listing,
  };
}

function unknownCategoryTitle(locale: Locale): string {
  return `${words.empty[locale]} · ${company.name[locale]}`;
}
