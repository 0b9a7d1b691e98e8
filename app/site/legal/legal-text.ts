import type { Locale, LocalizedText } from "../../i18n/text.ts";
import { interpolateFacts } from "../localize-words.ts";

/** A paragraph, alone or introducing a list or a table of terms. */
export type Clause = string | { says: string; list: string[] } | { says: string; rows: [string, string][] };

export interface LegalSection {
  heading: string;
  clauses: Clause[];
}

/** A document by the ids of its sections, which are the same in every language: links and the language switch rely on it. */
export type LegalText<Id extends string> = Record<Id, LegalSection>;

/** The sections in order, with the company's facts filled in. */
export function localizeSections<Id extends string>(
  locale: Locale,
  text: LegalText<Id>,
): (LegalSection & { id: string })[] {
  const localize = (sentence: string) => preventNegationBreak(interpolateFacts(locale, sentence));
  return Object.entries<LegalSection>(text).map(([id, { heading, clauses }]) => ({
    id,
    heading: localize(heading),
    clauses: clauses.map((clause) => localizeClause(clause, localize)),
  }));
}

/** An Arabic «لا» stays on the line of what it denies. */
function preventNegationBreak(text: string): string {
  return text.replace(/(?<!\p{L})([وف]?لا) /gu, "$1\u00a0");
}

function localizeClause(clause: Clause, localize: (sentence: string) => string): Clause {
  if (typeof clause === "string") return localize(clause);
  if ("list" in clause) return { says: localize(clause.says), list: clause.list.map(localize) };
  return {
    says: localize(clause.says),
    rows: clause.rows.map(([term, text]) => [localize(term), localize(text)]),
  };
}

/** Words around the texts of both legal pages. */
export const legalWords = {
  updated: { en: "Last updated: {date}", ar: "آخر تحديث: {date}" },
  contents: { en: "Contents", ar: "المحتويات" },
  contactPage: { en: "contact page", ar: "صفحة التواصل" },
  servicesPage: { en: "services page", ar: "صفحة الخدمات" },
  privacyPolicy: { en: "privacy policy", ar: "سياسة الخصوصية" },
  termsOfService: { en: "terms of service", ar: "شروط الخدمة" },
} satisfies Record<string, LocalizedText>;
