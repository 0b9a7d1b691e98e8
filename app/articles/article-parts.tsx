import { MixedText } from "../i18n/isolate.tsx";
import { arabicLetter } from "../i18n/latin-runs.ts";
import { usePageWords } from "../site/localize-words.ts";
import { ButtonLink } from "../ui/form/button.tsx";
import type { ArticleSummary, WayOn } from "./article-summary.server.ts";
import { articleWords } from "./words.ts";
import styles from "./article-end.module.css";

/** When it happened or was reported, called so: an article is written later. */
export function ArticleDate({ article }: { article: ArticleSummary }) {
  return (
    <span data-field="date">
      {article.dateLabel}: <time dateTime={article.date}>{article.formattedDate}</time>
    </span>
  );
}

/** The publication that an article is from: one without an Arabic name stands under its own. */
export function ArticleSource({ source }: { source: string }) {
  const isArabic = arabicLetter.test(source);
  return isArabic ? <MixedText text={source} /> : <bdi lang="en">{source}</bdi>;
}

interface ArticleEndProps {
  /** Empty in the dialog until an article is opened. */
  note: string;
  wayOn: WayOn;
  Heading: "h2" | "h3";
  hidden?: boolean;
}

/** What the event means for those who build hardware, which is ours and not the source's; and who of us builds such a thing. */
export function ArticleEnd({ note, wayOn, Heading, hidden = false }: ArticleEndProps) {
  const words = usePageWords(articleWords);
  return (
    <aside className={styles.end} data-end hidden={hidden}>
      <div className={styles.note}>
        <Heading>{words.note}</Heading>
        <p data-note>
          <MixedText text={note} />
        </p>
      </div>
      <div className={`${styles.wayOn} screen-only`}>
        <p>{words.ask}</p>
        <ButtonLink variant="outline" href={wayOn.askHref} data-ask>
          {words.askLink}
        </ButtonLink>
        <p className={`${styles.services} text-muted text-small`}>
          {words.services}:
          <span data-services>
            {wayOn.services.map(({ name, href }) => (
              <a key={href} className="link" href={href}>
                {name}
              </a>
            ))}
          </span>
        </p>
      </div>
    </aside>
  );
}
