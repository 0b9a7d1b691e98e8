import { MixedText } from "../i18n/isolate.tsx";
import type { Localized } from "../i18n/text.ts";
import { ArrowIcon } from "../ui/arrow-icon.tsx";
import type { ArticleSummary } from "./article-summary.server.ts";
import type { cardWords } from "./words.ts";
import "./article-card.css";
import "./article-picture.css";
import "../ui/tag.css";

interface ArticleCardProps {
  article: ArticleSummary;
  words: Localized<typeof cardWords>;
  /** The list's own heading is above it. */
  Heading?: "h2" | "h3";
  hidden?: boolean;
}

/** What the list shows of an article; `enhancements/` filters, searches and opens it in place. */
export function ArticleCard({ article, words, Heading = "h2", hidden = false }: ArticleCardProps) {
  return (
    <article
      className="article-card"
      data-slug={article.slug}
      data-values={article.values.join(" ")}
      hidden={hidden}
    >
      <a className="article-picture" href={article.href} tabIndex={-1} aria-hidden="true">
        <img src={article.pictureUrl} width={720} height={480} alt={article.pictureAlt} loading="lazy" />
      </a>
      <p className="meta">
        <span className="tag">{article.category}</span>
        <time dateTime={article.date}>{article.formattedDate}</time>
        <span className="source">
          <MixedText text={article.source} />
        </span>
      </p>
      <Heading>
        <a href={article.href}>
          <MixedText text={article.title} />
        </a>
      </Heading>
      <p className="excerpt">
        <MixedText text={article.description} />
      </p>
      <p className="article-card-footer">
        <a className="read-more" href={article.href}>
          <span>
            {words.readMore}
            <span className="sr-only">
              : <MixedText text={article.title} />
            </span>
          </span>
          <ArrowIcon />
        </a>
        <span>{words.available}</span>
      </p>
    </article>
  );
}
