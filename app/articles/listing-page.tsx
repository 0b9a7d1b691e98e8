import { pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import { formatMonth } from "../i18n/format.ts";
import { formatCount } from "../i18n/plural.ts";
import { interpolate, type Locale, localeFromPath } from "../i18n/text.ts";
import { interpolateFacts, usePageWords } from "../site/localize-words.ts";
import { PageHeader } from "../site/page-header.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { EmptyState } from "../ui/state/empty-state.tsx";
import type { Route } from "./+types/listing-page.ts";
import type { Article } from "./article.ts";
import { articles } from "./articles.server.ts";
import { ArticleCard } from "./article-card.tsx";
import { toListingMetadata } from "./article-head.server.ts";
import {
  allCategories,
  categories,
  type Category,
  filters as categoryFilters,
  filterValueOf,
  filterValuesOf,
  findCategory,
} from "./categories.ts";
import { listingPath } from "./listing-path.ts";
import { ArticleDialog } from "./article-dialog.tsx";
import { toArticleSummary } from "./article-summary.server.ts";
import { articleCount, words as listingWords } from "./words.ts";
import controlStyles from "../ui/form/control.module.css";
import gridStyles from "./article-grid.module.css";
import styles from "./listing.module.css";

/** With a category in its path the page is prerendered, to be served for `?category=`; see docs/decisions/pages.md. */
export function loader({ url, params }: Route.LoaderArgs) {
  const locale = localeFromPath(url.pathname);
  const selected = params.category ?? (url.searchParams.get("category") || allCategories);
  const summaries = articles.map((article) => toArticleSummary(locale, article));
  const isShown = ({ values }: { values: string[] }) =>
    selected === allCategories || values.includes(selected);
  const shown = summaries.filter(isShown).length;
  return {
    selected,
    cards: summaries.map((article) => ({ article, hidden: !isShown(article) })),
    isEmpty: shown === 0,
    status: shown === 0 ? listingWords.empty[locale] : formatCount(locale, shown, articleCount),
    countForms: JSON.stringify(articleCount[locale]),
    filters: listFilters(locale, selected),
    subtitle: namePeriod(locale),
  };
}

/** The subtitle, with the months of the first and the last event. */
function namePeriod(locale: Locale): string {
  const month = (article: Article | undefined) => formatMonth(locale, article?.date ?? "");
  return interpolate(listingWords.subtitle[locale], {
    first: month(articles.at(-1)),
    last: month(articles[0]),
  });
}

interface Filter {
  /** Its value of `?category=`. */
  value: string;
  /** Every value of `?category=` that selects it. */
  values: string[];
  name: string;
  /** Of the page that shows it. */
  title: string;
}

/** The filters of the listing that shows `selected`; a category without a filter of its own is added. */
function listFilters(locale: Locale, selected: string): Filter[] {
  const shown = findCategory(selected);
  const offered: Category[] = Object.values(categoryFilters);
  const others = shown && !offered.includes(shown) ? [shown] : [];
  const all = {
    value: allCategories,
    values: [allCategories],
    name: listingWords.all[locale],
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

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { selected, cards, isEmpty, status, countForms, filters, subtitle } = loaderData;
  const words = usePageWords(listingWords);
  const [newest] = cards;
  const listing = pagePath(useLocaleFromPath(), "articles");
  return (
    <>
      <PageHeader designator="X6" title={words.heading} lead={subtitle} />
      <section className={`surface-base ${styles.list}`} aria-label={words.heading} data-island="listing">
        <div className="page-container">
          <Filters selected={selected} filters={filters} />
          <div className={styles.toolbar}>
            <SearchField />
            {/* When the list is empty this is for screen readers only: the empty state below shows it. */}
            <p className={isEmpty ? "sr-only" : undefined} role="status" data-count={countForms}>
              {status}
            </p>
            <a className={`link ${styles.feed}`} type="application/atom+xml" href={`${listing}/feed.xml`}>
              {words.feed}
            </a>
          </div>
          <div className={gridStyles.list}>
            {cards.map(({ article, hidden }) => (
              <ArticleCard key={article.slug} article={article} hidden={hidden} />
            ))}
          </div>
          <div id="no-articles" hidden={!isEmpty}>
            <EmptyState text={<NoArticles />}>
              <a className="link" href={listing} data-search-everywhere hidden>
                {words.searchEverywhere}
              </a>
              <a className="link" href={listing} data-see-all>
                {words.seeAll}
              </a>
            </EmptyState>
          </div>
        </div>
      </section>
      {newest && <ArticleDialog article={newest.article} />}
    </>
  );
}

interface FiltersProps {
  /** The value of `?category=`. */
  selected: string;
  filters: Filter[];
}

/** Links, so that a category has an address. */
function Filters({ selected, filters }: FiltersProps) {
  const locale = useLocaleFromPath();
  return (
    <nav className={styles.filters} aria-label={listingWords.filtersLabel[locale]} data-filters>
      {filters.map(({ value, values, name, title }) => (
        <a
          key={value}
          href={listingPath(locale, value)}
          data-values={values.join(" ")}
          data-title={title}
          aria-current={values.includes(selected) ? "true" : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Works where scripts run (`enhancements/listing.island.ts`). */
function SearchField() {
  const label = listingWords.searchLabel[useLocaleFromPath()];
  return (
    <search className={styles.search}>
      <input
        type="search"
        className={controlStyles.control}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
      />
    </search>
  );
}

/** Why the list is empty; scripts pick another of its sentences for a search. */
function NoArticles() {
  const words = usePageWords(listingWords);
  return (
    <span
      aria-hidden="true"
      data-category={words.empty}
      data-search={words.emptySearch}
      data-search-in-category={words.emptySearchInCategory}
    >
      {words.empty}
    </span>
  );
}
