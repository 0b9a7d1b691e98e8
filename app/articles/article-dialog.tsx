import { usePageWords } from "../site/localize-words.ts";
import { DialogHead } from "../ui/dialog/dialog-head.tsx";
import { ArticleDate, ArticleEnd, ArticleSource } from "./article-parts.tsx";
import type { ArticleSummary } from "./article-summary.server.ts";
import { articleDialogWords } from "./words.ts";
import tagStyles from "../ui/text/tag.module.css";
import dialogStyles from "../ui/dialog/dialog.module.css";
import styles from "./article-dialog.later.module.css";
import partStyles from "./article-parts.module.css";

/**
 * An article opened over the list. `enhancements/article-dialog.ts` fills it from the card that was pressed and the article's
 * own text; until then it holds `article`.
 */
export function ArticleDialog({ article }: { article: ArticleSummary }) {
  const words = usePageWords(articleDialogWords);
  const source = (
    <span data-field="source">
      <ArticleSource source={article.source} />
    </span>
  );
  return (
    <dialog
      id="article-dialog"
      className={`surface-base ${dialogStyles.dialog} ${styles.dialog}`}
      aria-labelledby="article-dialog-title"
    >
      <DialogHead closeLabel={words.close} data-close="">
        <p className={partStyles.meta}>
          <ArticleDate article={article} />
          {source}
        </p>
      </DialogHead>
      <article className={styles.body}>
        <p className={tagStyles.list}>
          <span className={tagStyles.tag} data-field="category">
            {article.category}
          </span>
        </p>
        <h2 className="text-heading" id="article-dialog-title" data-field="title">
          {article.title}
        </h2>
        <div className={`${partStyles.picture} ${styles.picture}`} data-field="picture">
          <img src={article.pictureUrl} width={720} height={480} alt={article.pictureAlt} loading="lazy" />
        </div>
        <p className={`${partStyles.lead} text-lead`} data-field="excerpt">
          {article.description}
        </p>
        <div className={`${partStyles.text} ${styles.text} prose`} data-text>
          <p />
        </div>
        <ArticleEnd note="" wayOn={{ services: [], askHref: "" }} Heading="h3" hidden />
        <footer className={partStyles.footer}>
          <p>
            {words.source}: {source}
          </p>
          <p>
            {words.category}: <span data-field="category">{article.category}</span>
          </p>
          <a className="link" href={article.href} data-permalink>
            {words.asPage}
          </a>
        </footer>
      </article>
    </dialog>
  );
}
