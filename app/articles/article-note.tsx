import { MixedText } from "../i18n/isolate.tsx";
import styles from "./article-note.module.css";

interface ArticleNoteProps {
  heading: string;
  /** Empty in the dialog until an article is opened. */
  text: string;
  Heading: "h2" | "h3";
  hidden?: boolean;
}

/** What the event means for those who build hardware. It is ours, not the source's, so it stands apart. */
export function ArticleNote({ heading, text, Heading, hidden = false }: ArticleNoteProps) {
  return (
    <aside className={styles.note} data-note hidden={hidden}>
      <Heading>{heading}</Heading>
      <p>
        <MixedText text={text} />
      </p>
    </aside>
  );
}
