import { addressOf, useLocale } from "../i18n/address.ts";
import { countOf } from "../i18n/count.ts";
import { inLocale, localeOf } from "../i18n/text.ts";
import { pageMeta } from "../site/meta.ts";
import { PageHead } from "../site/page-head.tsx";
import { Empty } from "../ui/empty.tsx";
import type { Route } from "./+types/listing-page.ts";
import { articles } from "./articles.server.ts";
import { Card } from "./card.tsx";
import { categories, everything, filters } from "./categories.ts";
import { Filters, Search } from "./filters.tsx";
import { Reader } from "./reader.tsx";
import { tellArticle } from "./tell-article.server.ts";
import { articleCount, cardWords, readerWords, words } from "./words.ts";

export const meta = pageMeta("articles");

/** With a category in its path the page is the one given out for `?category=`; see docs/decisions/categories.md. */
export function loader({ url, params }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const asked = params.category ?? (url.searchParams.get("category") || everything);
  const told = articles.map((article) => tellArticle(locale, article));
  const isShown = ({ values }: { values: string[] }) => asked === everything || values.includes(asked);
  return {
    asked,
    cards: told.map((article) => ({ article, hidden: !isShown(article) })),
    count: countOf(locale, told.filter(isShown).length, articleCount),
    countForms: JSON.stringify(articleCount[locale]),
    filters: Object.entries(filters).map(([value, category]) => ({
      value,
      name: categories[category][locale],
    })),
    words: inLocale(locale, words),
    cardWords: inLocale(locale, cardWords),
    readerWords: inLocale(locale, readerWords),
  };
}

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { asked, cards, count, countForms, words, cardWords, readerWords } = loaderData;
  const [newest] = cards;
  const listing = addressOf(useLocale(), "articles");
  const isEmpty = cards.every(({ hidden }) => hidden);
  return (
    <>
      <meta name="alive" content="/app/articles/extras/main.ts" />
      <PageHead designator="X6" title={words.heading} lead={words.subtitle} />
      <section className="sheet news-sheet" aria-label={words.heading}>
        <div className="frame">
          <Filters asked={asked} filters={loaderData.filters} words={words} />
          <div className="counted">
            <Search label={words.searchLabel} />
            <p className="count" role="status" data-forms={countForms}>
              {count}
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
            <Empty text={words.empty}>
              <a className="link" href={listing}>
                {words.seeAll}
              </a>
            </Empty>
          </div>
        </div>
      </section>
      {newest && <Reader article={newest.article} words={readerWords} />}
    </>
  );
}
