import { words as subjectWords } from "../../firm/articles/words.ts";
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
import { toListingMetadata } from "./article-metadata.ts";
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
  const cards = articles.map((article) => {
    const summary = toArticleSummary(locale, article);
    return { article: summary, hidden: selected !== allCategories && !summary.values.includes(selected) };
  });
  const shown = cards.filter(({ hidden }) => !hidden).length;
  return {
    cards,
    isEmpty: shown === 0,
    status: shown === 0 ? listingWords.empty[locale] : formatCount(locale, shown, articleCount),
    countForms: JSON.stringify(articleCount[locale]),
    filters: listFilters(locale, selected),
    subtitle: namePeriod(locale),
  };
}

/** Links, so that a category has an address; one without a filter of its own is added where it is shown. */
function listFilters(locale: Locale, selected: string) {
  const shown = findCategory(selected);
  const used = new Set(articles.map(({ category }) => category));
  const offered = new Set(Object.values<Category>(categoryFilters)).intersection(used);
  if (shown) offered.add(shown);
  const all = {
    href: listingPath(locale, allCategories),
    values: [allCategories],
    name: listingWords.all[locale],
    title: interpolateFacts(locale, pageMetadata.articles.title[locale]),
  };
  const others = [...offered].map((category) => ({
    href: listingPath(locale, filterValueOf(category)),
    values: filterValuesOf(category),
    name: categories[category][locale],
    title: interpolateFacts(locale, toListingMetadata(category).title[locale]),
  }));
  return [all, ...others].map((filter) => ({ ...filter, isCurrent: filter.values.includes(selected) }));
}

/** The subtitle, with the months of the first and the last event. */
function namePeriod(locale: Locale): string {
  const month = (article: Article | undefined) => formatMonth(locale, article?.date ?? "");
  return interpolate(subjectWords.subtitle[locale], {
    first: month(articles.at(-1)),
    last: month(articles[0]),
  });
}

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { cards, isEmpty, status, countForms, filters, subtitle } = loaderData;
  const words = usePageWords(listingWords);
  const { heading } = usePageWords(subjectWords);
  const listing = pagePath(useLocaleFromPath(), "articles");
  return (
    <>
      <PageHeader title={heading} lead={subtitle} />
      <section className={`surface-base ${styles.list}`} aria-label={heading} data-island="listing">
        <div className="page-container">
          <nav className={styles.filters} aria-label={words.filtersLabel} data-filters>
            {filters.map(({ href, values, name, title, isCurrent }) => (
              <a
                key={href}
                href={href}
                data-values={values.join(" ")}
                data-title={title}
                aria-current={isCurrent ? "true" : undefined}
              >
                {name}
              </a>
            ))}
          </nav>
          <div className={`${styles.toolbar} text-muted text-small`}>
            <search className={`requires-script ${styles.search}`}>
              <input
                type="search"
                className={controlStyles.control}
                placeholder={words.searchLabel}
                aria-label={words.searchLabel}
                autoComplete="off"
                spellCheck={false}
              />
            </search>
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
            {/* Scripts choose the other sentence for a search. */}
            <EmptyState
              text={
                <span aria-hidden="true" data-category={words.empty} data-search={words.emptySearch}>
                  {words.empty}
                </span>
              }
            >
              <a className="link" href={listing} data-see-all>
                {words.seeAll}
              </a>
            </EmptyState>
          </div>
        </div>
      </section>
      <ArticleDialog />
    </>
  );
}
