import type { LocalizedText } from "../i18n/text.ts";
import type { Category } from "./categories.ts";

/** One article, in both languages; `texts/` holds one file for each. */
export interface Article {
  /** A number written as text, from 1 in the order of the events. */
  id: string;
  /** Its address under `/{locale}/articles/`, and the name of its file and of its picture. */
  slug: string;
  /** The day of the event: `2025-09-23`, or `2025-07` where only the month is known. */
  date: string;
  /** The day on which the text was written, or rewritten: `2026-11-26`. */
  written: string;
  category: Category;
  /** Where it happened. */
  countries: Country[];
  /** Fits beside the company's name in a list of results: at most 52 characters. */
  title: LocalizedText;
  /** Two sentences. */
  description: LocalizedText;
  /** Paragraphs separated by blank lines. Each language tells the same facts in its own order. */
  content: LocalizedText;
  /** What the event means for those who build hardware: general knowledge, and ours. */
  note: LocalizedText;
  /** The picture's alternative text. */
  pictureAlt: LocalizedText;
  /** The publisher and the place of the report. */
  source: LocalizedText;
  sourceUrl: string;
  /** Addresses of what else was read for it. */
  otherSources: string[];
}

/** A code of ISO 3166. */
type Country = "AE" | "BH" | "KW" | "OM" | "QA" | "SA";

/** The day of the event; undefined where only its month is known. */
export function dayOf({ date }: Article): string | undefined {
  return date.length === "2025-09-23".length ? date : undefined;
}
