import { pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import { formatDate } from "../i18n/format-date.ts";
import { MixedText } from "../i18n/isolate.tsx";
import { localeFromPath, otherLocale } from "../i18n/text.ts";
import { usePageWords } from "../site/localize-words.ts";
import { HomeBreadcrumb } from "../site/home-breadcrumb.tsx";
import { Section } from "../site/section.tsx";
import type { Route } from "./+types/article-page.ts";
import { sourcesOf } from "./article.ts";
import { findArticle, relatedArticles } from "./articles.server.ts";
import { ArticleCard } from "./article-card.tsx";
import { listingPath } from "./listing-path.ts";
import { articlePath, noteOf, paragraphsOf, toArticleSummary, wayOnFrom } from "./article-summary.server.ts";
import { ArticleDate, ArticleEnd, ArticleSource } from "./article-parts.tsx";
import { articleWords } from "./words.ts";
import tagStyles from "../ui/text/tag.module.css";
import styles from "./article.module.css";
import gridStyles from "./article-grid.module.css";
import endStyles from "./article-end.module.css";
import partStyles from "./article-parts.module.css";

export function loader({ url, params }: Route.LoaderArgs) {
  const locale = localeFromPath(url.pathname);
  const article = findArticle(params.slug ?? "");
  if (!article) throw new Response("No such article", { status: 404 });
  return {
    article: toArticleSummary(locale, article),
    paragraphs: paragraphsOf(locale, article),
    note: noteOf(locale, article),
    written: { date: article.written, formatted: formatDate(locale, article.written) },
    wayOn: wayOnFrom(locale, article),
    sources: [...Map.groupBy(sourcesOf(article), ({ language }) => language)],
    otherLanguage: articlePath(otherLocale(locale), article),
    related: relatedArticles(article, 3).map((other) => toArticleSummary(locale, other)),
  };
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, paragraphs, note, wayOn, written, related } = loaderData;
  const locale = useLocaleFromPath();
  const words = usePageWords(articleWords);
  const listing = pagePath(locale, "articles");
  return (
    <>
      <article className="surface-base">
        <div className={`page-container ${styles.layout}`}>
          <div className="content">
            <HomeBreadcrumb page="articles" />
            <h1 className="text-title">
              <MixedText text={article.title} />
            </h1>
            <p className={partStyles.meta}>
              <a
                className={`${tagStyles.tag} ${styles.category}`}
                href={listingPath(locale, article.values.at(-1) ?? "")}
              >
                {article.category}
              </a>
              <ArticleDate article={article} />
              <span>
                {words.written}: <time dateTime={written.date}>{written.formatted}</time>
              </span>
              <span>
                <ArticleSource source={article.source} />
              </span>
            </p>
            <p className={partStyles.meta}>{words.scope}</p>
            <p className={`${partStyles.lead} ${styles.lead} text-lead`}>
              <MixedText text={article.description} />
            </p>
          </div>
          <div className={`content ${partStyles.picture} ${styles.picture}`}>
            <img src={article.pictureUrl} width={720} height={480} alt={article.pictureAlt} />
          </div>
          <div className={`content ${partStyles.text} ${styles.body} prose`}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <MixedText text={paragraph} />
              </p>
            ))}
            <ArticleEnd note={note} wayOn={wayOn} Heading="h2" />
          </div>
          <footer className={`content ${endStyles.footer} text-muted text-small`}>
            <p className={endStyles.sources}>
              {words.sources}:
              {loaderData.sources.map(([language, sources], group) => (
                <span key={language}>
                  {sources.map(({ url }, index) => (
                    <a key={url} className="link" href={url} rel="external noopener">
                      <ArticleSource source={group + index === 0 ? article.source : new URL(url).host} />
                    </a>
                  ))}
                  ({words.inLanguage[language]})
                </span>
              ))}
            </p>
            <p>
              {words.category}: {article.category}
            </p>
            <a
              className="link"
              href={loaderData.otherLanguage}
              hrefLang={otherLocale(locale)}
              data-language-switch
            >
              {words.otherLanguage}
            </a>
          </footer>
        </div>
      </article>
      {related.length > 0 && (
        <Section id="related" heading={words.related} className={styles.related}>
          <div className={`content ${gridStyles.related} after-first-paint`}>
            {related.map((other) => (
              <ArticleCard key={other.slug} article={other} Heading="h3" />
            ))}
          </div>
          <p className="content">
            <a className="link" href={listing}>
              {words.all}
            </a>
          </p>
        </Section>
      )}
    </>
  );
}
