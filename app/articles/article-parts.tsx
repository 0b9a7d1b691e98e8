import { MixedText } from "../i18n/isolate.tsx";
import { arabicLetter } from "../i18n/latin-runs.ts";
import { usePageWords } from "../site/localize-words.ts";
import type { ArticleSummary } from "./article-summary.server.ts";
import { articleWords } from "./words.ts";
import styles from "./article-parts.module.css";

/** When it happened, called so: an article is written later. */
export function EventDate({ article }: { article: ArticleSummary }) {
  return (
    <span>
      {usePageWords(articleWords).event}:{" "}
      <time dateTime={article.date} data-field="date">
        {article.formattedDate}
      </time>
    </span>
  );
}

/** The publication that an article is from: one without an Arabic name stands under its own. */
export function ArticleSource({ source }: { source: string }) {
  const isArabic = arabicLetter.test(source);
  return isArabic ? <MixedText text={source} /> : <bdi lang="en">{source}</bdi>;
}

interface ArticleNoteProps {
  /** Empty in the dialog until an article is opened. */
  text: string;
  Heading: "h2" | "h3";
  hidden?: boolean;
}

/** What the event means for those who build hardware. It is ours, not the source's, so it stands apart. */
export function ArticleNote({ text, Heading, hidden = false }: ArticleNoteProps) {
  return (
    <aside className={styles.note} data-note hidden={hidden}>
      <Heading>{usePageWords(articleWords).note}</Heading>
      <p>
        <MixedText text={text} />
      </p>
    </aside>
  );
}
