import type { Locale } from "../../i18n/text.ts";
import { subjectOf } from "../subject-of.ts";
import type { VisitorInquiry } from "./visitor-inquiry.ts";

/** The subject of a message, or what a project is about. */
export function visitorSubject(locale: Locale, sent: VisitorInquiry["sent"]): string {
  const { subject, project_type: projectType } = sent;
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  return subjectOf({ subject: text(subject), project_type: text(projectType) }, locale);
}
