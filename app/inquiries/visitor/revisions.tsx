import { formatLocaleOf } from "../../i18n/format-date.ts";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { interpolate, type Locale } from "../../i18n/text.ts";
import { RevisionMark } from "../../site/revision-mark.tsx";
import { revisionLetter } from "./revision-letters.ts";
import { ShortMoment } from "./short-moment.tsx";
import type { Revision, VisitorInquiry } from "./visitor-inquiry.ts";
import { revisionWords } from "./visitor-words.ts";
import styles from "./revisions.module.css";

/** What changed since it was sent, the newest first, and the sending itself as A. */
export function Revisions({ inquiry }: { inquiry: VisitorInquiry }) {
  const locale = useLocaleFromPath();
  const changes = inquiry.revisions.map((revision, index) => ({
    letter: revisionLetter(index),
    text: describeRevision(locale, revision),
    at: revision.at,
  }));
  const all = [{ letter: "A", text: revisionWords.asSent[locale], at: inquiry.created_at }, ...changes];
  return (
    <section className={styles.revisions} aria-labelledby="revisions">
      <h2 id="revisions">{revisionWords.revisions[locale]}</h2>
      <ol reversed>
        {all.toReversed().map(({ letter, text, at }) => (
          <li key={`${letter} ${at} ${text}`}>
            {letter ? <RevisionMark letter={letter} /> : <span />}
            <span>{text}</span>
            <ShortMoment at={at} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function describeRevision(locale: Locale, { kind, fields }: Revision): string {
  const names = fields.map((field) => revisionWords[field][locale]);
  const list = new Intl.ListFormat(formatLocaleOf(locale)).format(names);
  return interpolate(revisionWords[kind][locale], { fields: list });
}
