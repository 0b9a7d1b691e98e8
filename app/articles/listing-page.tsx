import { pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import { formatMonth } from "../i18n/format.ts";
import { formatCount } from "../i18n/plural.ts";
import { interpolate, type Locale, localize, localeFromPath } from "../i18n/text.ts";
import type { PageHandle } from "../site/page-handle.ts";
import { PageHeader } from "../site/page-header.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import type { Route } from "./+types/listing-page.ts";
import type { Article } from "./article.ts";
import { articles } from "./articles.server.ts";
import { ArticleCard } from "./article-card.tsx";
import { allCategories } from "./categories.ts";
import { listFilters } from "./filter-list.server.ts";
import { Filters, SearchField } from "./filters.tsx";
import { ArticleDialog } from "./article-dialog.tsx";
import { toArticleSummary } from "./article-summary.server.ts";
import { articleCount, cardWords, articleDialogWords, words } from "./words.ts";
import gridStyles from "./article-grid.module.css";
import styles from "./listing.module.css";

export const handle = { pageModule: "app/articles/enhancements/listing.ts" } satisfies PageHandle;

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
    status: shown === 0 ? words.empty[locale] : formatCount(locale, shown, articleCount),
    countForms: JSON.stringify(articleCount[locale]),
    filters: listFilters(locale, selected),
    words: { ...localize(locale, words), subtitle: namePeriod(locale) },
    cardWords: localize(locale, cardWords),
    articleDialogWords: localize(locale, articleDialogWords),
  };
}

/** The subtitle, with the months of the first and the last event. */
function namePeriod(locale: Locale): string {
  const month = (article: Article | undefined) => formatMonth(locale, article?.date ?? "");
  return interpolate(words.subtitle[locale], { first: month(articles.at(-1)), last: month(articles[0]) });
}

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { selected, cards, isEmpty, status, countForms, words, cardWords, articleDialogWords } = loaderData;
  const [newest] = cards;
  const listing = pagePath(useLocaleFromPath(), "articles");
  return (
    <>
      <PageHeader designator="X6" title={words.heading} lead={words.subtitle} />
      <section className={`surface-base ${styles.list}`} aria-label={words.heading}>
        <div className="page-container">
          <Filters selected={selected} filters={loaderData.filters} words={words} />
          <div className={styles.toolbar}>
            <SearchField label={words.searchLabel} />
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
              <ArticleCard key={article.slug} article={article} words={cardWords} hidden={hidden} />
            ))}
          </div>
          <div id="no-articles" hidden={!isEmpty}>
            <EmptyState text={<NoArticles words={words} />}>
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
      {newest && <ArticleDialog article={newest.article} words={articleDialogWords} />}
    </>
  );
}

/** Why the list is empty; scripts pick another of its sentences for a search. */
function NoArticles({ words }: { words: Route.ComponentProps["loaderData"]["words"] }) {
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
