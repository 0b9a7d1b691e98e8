import { useLocaleFromPath } from "../../i18n/paths.ts";
import { formatCount } from "../../i18n/plural.ts";
import type { LocalizedText } from "../../i18n/text.ts";
import { ProblemSummary } from "../../ui/problem-summary.tsx";
import { problemCount } from "../form/problem-words.ts";
import { type SectionName, sectionOf } from "./section-of.ts";
import { doneWords } from "./visitor-words.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { rejectionText } from "./visitor-problem.ts";
import styles from "./visitor.module.css";

/** What became of a form of this part of the page: done, or not taken and why. */
export function FormOutcome({ content, section }: { content: VisitorPageContent; section: SectionName }) {
  const locale = useLocaleFromPath();
  const { done, rejected } = content;
  if (rejected && sectionOf[rejected.action] === section) {
    const text = rejectionText(locale, content) ?? "";
    const { field } = rejected;
    return (
      <ProblemSummary
        title={formatCount(locale, 1, problemCount)}
        text={field ? undefined : text}
        problems={field ? [{ name: field, text }] : []}
        shown
        className={styles.problem}
      />
    );
  }
  const words: Partial<Record<string, LocalizedText>> = doneWords;
  const said = done && sectionOf[done] === section ? words[done]?.[locale] : undefined;
  return (
    said && (
      <p className={styles.done} role="status" tabIndex={-1}>
        {said}
      </p>
    )
  );
}
