import type { Locale } from "../i18n/text.ts";
import { choiceLabel } from "./form/choice-label.ts";
import { detailWords } from "./inbox-words.ts";

/** A project has no subject; its type says best what it is about. */
export function subjectOf(
  inquiry: Record<"subject" | "project_type", string | null>,
  locale: Locale,
): string {
  if (inquiry.subject) return inquiry.subject;
  return inquiry.project_type
    ? choiceLabel(locale, "projectType", inquiry.project_type)
    : detailWords.nothing[locale];
}
