import { usePageWords } from "../site/localize-words.ts";
import { DialogHead } from "../ui/dialog/dialog-head.tsx";
import { ArticleEnd } from "./article-parts.tsx";
import { articleDialogWords } from "./words.ts";
import tagStyles from "../ui/text/tag.module.css";
import styles from "./article-dialog.module.css";
import endStyles from "./article-end.module.css";
import partStyles from "./article-parts.module.css";

/**
 * An article opened over the list. `enhancements/article-dialog.ts` fills it from the card that was pressed and the article's
 * own text.
 */
export function ArticleDialog() {
  const words = usePageWords(articleDialogWords);
  return (
    <dialog id="article-dialog" className={styles.dialog} aria-labelledby="article-dialog-title">
      <div className={styles.panel} data-panel>
        <DialogHead closeLabel={words.close} data-close="">
          <p className={partStyles.meta}>
            <span data-field="date" />
            <span data-field="source" />
          </p>
        </DialogHead>
        <article className={styles.body}>
          <p className={tagStyles.list}>
            <span className={tagStyles.tag} data-field="category" />
          </p>
          <h2 className="text-heading" id="article-dialog-title">
            <span data-field="title" />
          </h2>
          <div className={`${partStyles.picture} ${styles.picture}`} data-field="picture" />
          <p className={`${partStyles.lead} text-lead`} data-field="excerpt" />
          <div className={`${partStyles.text} ${styles.text} prose`} data-text />
          <ArticleEnd note="" wayOn={{ services: [], askHref: "" }} Heading="h3" hidden />
          <footer className={`${endStyles.footer} text-muted text-small`}>
            <p>
              {words.source}: <span data-field="source" />
            </p>
            <p>
              {words.category}: <span data-field="category" />
            </p>
            <a className="link" href="#article-dialog" data-permalink>
              {words.asPage}
            </a>
          </footer>
        </article>
      </div>
    </dialog>
  );
}
