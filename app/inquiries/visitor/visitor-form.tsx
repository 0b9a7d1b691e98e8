import type { ReactNode } from "react";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { formatCount } from "../../i18n/plural.ts";
import type { LocalizedText } from "../../i18n/text.ts";
import { ProblemSummary } from "../../ui/form/problem-summary.tsx";
import { problemCount } from "../form/problem-words.ts";
import {
  type SectionName,
  sectionOf,
  type VisitorAction,
  type VisitorPageContent,
} from "./visitor-inquiry.ts";
import { rejectionText } from "./visitor-problem.ts";
import { doneWords, notSentWords } from "./visitor-words.ts";
import styles from "./visitor.module.css";

interface VisitorFormProps {
  content: VisitorPageContent | null;
  action: VisitorAction;
  className?: string | undefined;
  hasFiles?: boolean;
  children?: ReactNode;
}

/** A form of the page: without a script, the page comes back from the server with what became of it. */
export function VisitorForm({ content, action, className, hasFiles, children }: VisitorFormProps) {
  const builtPath = pagePath(useLocaleFromPath(), "inquiry");
  const path = content?.path ?? builtPath;
  return (
    <form
      method="post"
      action={`${path}#${sectionOf[action]}`}
      encType={hasFiles ? "multipart/form-data" : undefined}
      className={className}
    >
      <input type="hidden" name="action" value={action} />
      {children}
    </form>
  );
}

/** What became of a form of this part of the page: done, or not taken and why. */
export function FormOutcome({ content, section }: { content: VisitorPageContent; section: SectionName }) {
  const locale = useLocaleFromPath();
  const { done, rejected } = content;
  if (rejected && sectionOf[rejected.action] === section) {
    const text = rejectionText(locale, content) ?? "";
    const { field } = rejected;
    return (
      <ProblemSummary
        title={field ? formatCount(locale, 1, problemCount) : notSentWords[locale]}
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
