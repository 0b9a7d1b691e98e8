import { addressOf, useLocale } from "../i18n/address.ts";
import { inLocale, localeOf } from "../i18n/text.ts";
import { companyWords } from "../site/company-words.ts";
import { pageMeta } from "../site/meta.ts";
import { PageHead } from "../site/page-head.tsx";
import { Empty } from "../ui/empty.tsx";
import type { Route } from "./+types/listing-page.ts";
import { filteredCategories } from "./categories.ts";
import { words } from "./words.ts";

export const meta = pageMeta("articles");

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return { ...companyWords(locale, words), categories: inLocale(locale, filteredCategories) };
}

export default function ArticlesPage({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHead designator="X6" title={words.heading} lead={words.subtitle} />
      <section className="sheet news" aria-label={words.heading}>
        <div className="frame">
          <Filters words={words} />
          <Empty text={words.empty} />
        </div>
      </section>
    </>
  );
}

/** Links, so that a category has an address. The page is built without one; `site/extras/filters.ts` marks the one it was asked for. */
function Filters({ words }: { words: Route.ComponentProps["loaderData"] }) {
  const listing = addressOf(useLocale(), "articles");
  return (
    <nav className="filters" aria-label={words.filtersLabel}>
      <a href={listing} aria-current="true">
        {words.all}
      </a>
      {Object.entries(words.categories).map(([value, name]) => (
        <a key={value} href={`${listing}?category=${value}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
