import { MixedText } from "../i18n/isolate.tsx";
import { ArrowIcon } from "../ui/arrow-icon.tsx";
import { ArticleDate, ArticleSource } from "./article-parts.tsx";
import type { ArticleSummary } from "./article-summary.server.ts";
import { usePageWords } from "../site/localize-words.ts";
import { cardWords } from "./words.ts";
import tagStyles from "../ui/text/tag.module.css";
import styles from "./article-card.module.css";
import partStyles from "./article-parts.module.css";

interface ArticleCardProps {
  article: ArticleSummary;
  /** The list's own heading is above it. */
  Heading?: "h2" | "h3";
  hidden?: boolean;
}

/** What the list shows of an article; `enhancements/` filters, searches and opens it in place. */
export function ArticleCard({ article, Heading = "h2", hidden = false }: ArticleCardProps) {
  const words = usePageWords(cardWords);
  return (
    <article
      className={styles.card}
      data-slug={article.slug}
      data-values={article.values.join(" ")}
      hidden={hidden}
    >
      <div className={`${partStyles.picture} ${styles.picture}`} data-field="picture">
        <img src={article.pictureUrl} width={720} height={480} alt="" loading="lazy" />
      </div>
      <div className={styles.meta}>
        <p className={tagStyles.tag} data-field="category">
          {article.category}
        </p>
        <p className={partStyles.meta}>
          <ArticleDate article={article} />
          <span data-field="source">
            <ArticleSource source={article.source} />
          </span>
        </p>
      </div>
      <Heading className={styles.title}>
        <a href={article.href} data-field="title">
          <MixedText text={article.title} />
        </a>
      </Heading>
      <p className={styles.excerpt} data-field="excerpt">
        <MixedText text={article.description} />
      </p>
      <p className={`${styles.footer} text-muted text-small`}>
        <a className={styles.readMore} href={article.href}>
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
