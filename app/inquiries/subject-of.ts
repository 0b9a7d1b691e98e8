import type { Inquiry } from "../backend/inquiry-rows.ts";
import type { Locale } from "../i18n/text.ts";
import { choiceLabel } from "./form/choice-label.ts";
import { detailWords, typeWords } from "./inbox-words.ts";

/** A project has no subject: its type says best what it is about, and without one that it is a project. */
export function subjectOf(
  inquiry: Record<"subject" | "project_type", string | null> & { type?: Inquiry["type"] },
  locale: Locale,
): string {
  if (inquiry.subject) return inquiry.subject;
  if (inquiry.project_type) return choiceLabel(locale, "projectType", inquiry.project_type);
  return (inquiry.type === "project" ? typeWords.project : detailWords.nothing)[locale];
}
