import type { Localized } from "../i18n/text.ts";
import type { ArticleSummary } from "./article-summary.server.ts";
import type { cardWords } from "./words.ts";

interface EventDateProps {
  article: ArticleSummary;
  words: Pick<Localized<typeof cardWords>, "event">;
}

/** When it happened, called so: an article is written later. */
export function EventDate({ article, words }: EventDateProps) {
  return (
    <span>
      {words.event}:{" "}
      <time dateTime={article.date} data-field="date">
        {article.formattedDate}
      </time>
    </span>
  );
}
