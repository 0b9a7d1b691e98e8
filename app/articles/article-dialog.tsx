import type { Localized } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import type { ArticleSummary } from "./article-summary.server.ts";
import type { articleDialogWords } from "./words.ts";
import "./article-picture.css";
import "./article-dialog.css";
import "../ui/tag.css";
import "./article-footer.css";

interface ArticleDialogProps {
  /** Its content until an article is opened. */
  article: ArticleSummary;
  words: Localized<typeof articleDialogWords>;
}

/** An article opened over the list. `enhancements/article-dialog.ts` fills it from the card that was pressed and the article's own text. */
export function ArticleDialog({ article, words }: ArticleDialogProps) {
  return (
    <dialog id="article-dialog" className="article-dialog" aria-labelledby="article-dialog-title">
      <div className="article-dialog-panel">
        <div className="article-dialog-header">
          <p className="meta">
            <time dateTime={article.date}>{article.formattedDate}</time>
            <span className="source">{article.source}</span>
          </p>
          <button type="button" className="close" aria-label={words.close}>
            <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d="M1 1l14 14M15 1L1 15" />
            </svg>
          </button>
        </div>
        <article className="article-dialog-body">
          <p className="tag-list">
            <span className="tag">{article.category}</span>
          </p>
          <h2 className="text-heading" id="article-dialog-title">
            {article.title}
          </h2>
          <div className="article-picture">
            <img src={article.pictureUrl} width={720} height={480} alt={article.pictureAlt} loading="lazy" />
          </div>
          <p className="lead text-lead">{article.description}</p>
          <div className="text prose" tabIndex={-1}>
            <p />
          </div>
          <div className="not-loaded" hidden>
            <p role="alert" data-offline={words.offline} data-not-loaded={words.notLoaded} />
            <Button variant="outline">{words.tryAgain}</Button>
          </div>
          <footer className="article-footer">
            <p>
              {words.source}: <span className="source">{article.source}</span>
            </p>
            <p>
              {words.category}: <span className="category">{article.category}</span>
            </p>
            <a className="link permalink" href={article.href}>
              {words.asPage}
            </a>
          </footer>
        </article>
      </div>
    </dialog>
  );
}
