import { pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import { MixedText } from "../i18n/isolate.tsx";
import type { Localized } from "../i18n/text.ts";
import { ArrowIcon } from "../ui/arrow-icon.tsx";
import type { ArticleSummary } from "./article-summary.server.ts";
import type { articleWords } from "./words.ts";
import styles from "./neighbours.module.css";

interface NeighboursProps {
  newer: ArticleSummary | undefined;
  older: ArticleSummary | undefined;
  words: Localized<typeof articleWords>;
}

/** Links to the newer and the older article, and back to the list. */
export function Neighbours({ newer, older, words }: NeighboursProps) {
  return (
    <nav className={`surface-base ${styles.neighbours}`} aria-label={words.neighbours}>
      <div className="page-container">
        <div className={`content ${styles.links}`}>
          {newer && <Neighbour rel="prev" label={words.newer} article={newer} />}
          <a className={`link ${styles.all}`} href={pagePath(useLocaleFromPath(), "articles")}>
            {words.all}
          </a>
          {older && <Neighbour rel="next" label={words.older} article={older} />}
        </div>
      </div>
    </nav>
  );
}

function Neighbour({ rel, label, article }: { rel: string; label: string; article: ArticleSummary }) {
  return (
    <a className={styles.neighbour} rel={rel} href={article.href}>
      <span className={`${styles.label} text-muted`}>
        {label}
        <ArrowIcon />
      </span>
      <span>
        <MixedText text={article.title} />
      </span>
    </a>
  );
}
