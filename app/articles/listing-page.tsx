import { pagePath, useLocale } from "../i18n/paths.ts";
import { formatCount } from "../i18n/plural.ts";
import { localize, localeFromPath } from "../i18n/text.ts";
import { pageMeta } from "../site/meta.ts";
import { PageHead } from "../site/page-head.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import type { Route } from "./+types/listing-page.ts";
import { articles } from "./articles.server.ts";
import { Card } from "./card.tsx";
import { everything } from "./categories.ts";
import { listFilters } from "./filter-list.server.ts";
import { Filters, Search } from "./filters.tsx";
import { Reader } from "./reader.tsx";
import { tellArticle } from "./tell-article.server.ts";
import { articleCount, cardWords, readerWords, words } from "./words.ts";

export const meta = pageMeta("articles");

/** With a category in its path the page is the one given out for `?category=`; see docs/decisions/categories.md. */
export function loader({ url, params }: Route.LoaderArgs) {
  const locale = localeFromPath(url.pathname);
  const asked = params.category ?? (url.searchParams.get("category") || everything);
  const told = articles.map((article) => tellArticle(locale, article));
  const isShown = ({ values }: { values: string[] }) => asked === everything || values.includes(asked);
  const shown = told.filter(isShown).length;
  return {
    asked,
    cards: told.map((article) => ({ article, hidden: !isShown(article) })),
    isEmpty: shown === 0,
    status: shown === 0 ? words.empty[locale] : formatCount(locale, shown, articleCount),
    countForms: JSON.stringify(articleCount[locale]),
    filters: listFilters(locale, asked),
    words: localize(locale, words),
    cardWords: localize(locale, cardWords),
    readerWords: localize(locale, readerWords),
  };
}

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { asked, cards, isEmpty, status, countForms, words, cardWords, readerWords } = loaderData;
  const [newest] = cards;
  const listing = pagePath(useLocale(), "articles");
  return (
    <>
      <meta name="alive" content="/app/articles/extras/main.ts" />
      <PageHead designator="X6" title={words.heading} lead={words.subtitle} />
      <section className="sheet news-sheet" aria-label={words.heading}>
        <div className="frame">
          <Filters asked={asked} filters={loaderData.filters} words={words} />
          <div className="counted">
            <Search label={words.searchLabel} />
            {/* Where it says that there is nothing, it is read out here and seen below. */}
            <p className={isEmpty ? "count sr-only" : "count"} role="status" data-forms={countForms}>
              {status}
            </p>
            <a className="link" type="application/atom+xml" href={`${listing}/feed.xml`}>
              {words.feed}
            </a>
          </div>
          <div className="news">
            {cards.map(({ article, hidden }) => (
              <Card key={article.slug} article={article} words={cardWords} hidden={hidden} />
            ))}
          </div>
          <div id="no-articles" hidden={!isEmpty}>
            <EmptyState text={<NoArticles words={words} />}>
              <a className="link search-everywhere" href={listing} hidden>
                {words.searchEverywhere}
              </a>
              <a className="link see-all" href={listing}>
                {words.seeAll}
              </a>
            </EmptyState>
          </div>
        </div>
      </section>
      {newest && <Reader article={newest.article} words={readerWords} />}
    </>
  );
}

/** Why nothing is shown; scripts choose another of its sentences when somebody searches. */
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
