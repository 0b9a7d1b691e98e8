import { useLocaleFromPath } from "../../i18n/paths.ts";
import { formatCount } from "../../i18n/plural.ts";
import type { LocalizedText } from "../../i18n/text.ts";
import { ProblemSummary } from "../../ui/problem-summary.tsx";
import { problemCount } from "../form/problem-words.ts";
import { doneWords } from "./visitor-form-words.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { rejectionText } from "./visitor-problem.ts";
import { type ZoneName, zoneOf } from "./zone-of.ts";
import styles from "./zone-outcome.module.css";

/** What became of a form of this part of the page: done, or not taken and why. */
export function ZoneOutcome({ content, zone }: { content: VisitorPageContent; zone: ZoneName }) {
  const locale = useLocaleFromPath();
  const { done, rejected } = content;
  if (rejected && zoneOf(rejected.action, rejected.typed["purpose"]) === zone) {
    const text = rejectionText(locale, content) ?? "";
    // Once a code is over, its field is gone.
    const field = rejected.field === "code" && !content.inquiry?.code ? null : rejected.field;
    return (
      <ProblemSummary
        title={formatCount(locale, 1, problemCount)}
        text={field ? undefined : text}
        problems={field ? [{ name: field, text }] : []}
        shown
        className={`screen-only ${styles.problem}`}
      />
    );
  }
  const words: Partial<Record<string, LocalizedText>> = doneWords;
  const said = done && zoneOf(done, undefined) === zone ? words[done]?.[locale] : undefined;
  return (
    said && (
      <p className={`screen-only ${styles.done}`} role="status">
        {said}
      </p>
    )
  );
}
