import type { Localized } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { DialogHead } from "../ui/dialog-head.tsx";
import { ArticleSource } from "./article-source.tsx";
import { EventDate } from "./event-date.tsx";
import { ArticleNote } from "./article-note.tsx";
import type { ArticleSummary } from "./article-summary.server.ts";
import type { articleDialogWords } from "./words.ts";
import tagStyles from "../ui/tag.module.css";
import styles from "./article-dialog.later.module.css";
import footerStyles from "./article-footer.module.css";
import pictureStyles from "./article-picture.module.css";

interface ArticleDialogProps {
  /** Its content until an article is opened. */
  article: ArticleSummary;
  words: Localized<typeof articleDialogWords>;
}

/** An article opened over the list. `enhancements/article-dialog.ts` fills it from the card that was pressed and the article's own text. */
export function ArticleDialog({ article, words }: ArticleDialogProps) {
  return (
    <dialog id="article-dialog" className={styles.dialog} aria-labelledby="article-dialog-title">
      <div className={styles.panel} data-panel>
        <DialogHead closeLabel={words.close} data-close="">
          <p className={styles.meta}>
            <EventDate article={article} words={words} />
            <span data-field="source">
              <ArticleSource source={article.source} />
            </span>
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
          <div className={`${pictureStyles.picture} ${styles.picture}`} data-field="picture">
            <img src={article.pictureUrl} width={720} height={480} alt={article.pictureAlt} loading="lazy" />
          </div>
          <p className={`${styles.lead} text-lead`} data-field="excerpt">
            {article.description}
          </p>
          <div className={`${styles.text} prose`} tabIndex={-1} data-text>
            <p />
          </div>
          <ArticleNote heading={words.note} text="" Heading="h3" hidden />
          <div className={styles.notLoaded} data-error hidden>
            <p role="alert" data-offline={words.offline} data-not-loaded={words.notLoaded} />
            <Button variant="outline">{words.tryAgain}</Button>
          </div>
          <footer className={footerStyles.footer}>
            <p>
              {words.source}:{" "}
              <span data-field="source">
                <ArticleSource source={article.source} />
              </span>
            </p>
            <p>
              {words.category}: <span data-field="category">{article.category}</span>
            </p>
            <a className="link" href={article.href} data-permalink>
              {words.asPage}
            </a>
          </footer>
        </article>
      </div>
    </dialog>
  );
}
