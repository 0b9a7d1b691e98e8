import type { Locale } from "../i18n/text.ts";
import { tellFacts } from "./company-words.ts";

/** A paragraph, by itself or leading a list, or rows that say something of a term each. */
export type Clause = string | { says: string; list: string[] } | { says: string; rows: [string, string][] };

export interface LegalSection {
  heading: string;
  clauses: Clause[];
}

/** A document by the ids of its sections, which are the same in every language: links and the language switch rely on it. */
export type LegalText<Id extends string> = Record<Id, LegalSection>;

/** The sections in their order, with the company's facts in their places. */
export function tellSections<Id extends string>(
  locale: Locale,
  text: LegalText<Id>,
): (LegalSection & { id: string })[] {
  const tell = (sentence: string) => holdNegation(tellFacts(locale, sentence));
  return Object.entries<LegalSection>(text).map(([id, { heading, clauses }]) => ({
    id,
    heading,
    clauses: clauses.map((clause) => tellClause(clause, tell)),
  }));
}

/** An Arabic «لا» stays on the line of what it denies. */
function holdNegation(text: string): string {
  return text.replace(/(?<!\p{L})([وف]?لا) /gu, "$1\u00a0");
}

function tellClause(clause: Clause, tell: (sentence: string) => string): Clause {
  if (typeof clause === "string") return tell(clause);
  if ("list" in clause) return { says: tell(clause.says), list: clause.list.map(tell) };
  return { says: tell(clause.says), rows: clause.rows.map(([term, text]) => [tell(term), tell(text)]) };
}
