import type { LocalizedText } from "../i18n/text.ts";
import type { Category } from "./categories.ts";

/** One article, in both languages, as a file of `texts/` has it. */
export interface ArticleFile {
  /** A number written as text, from 1 in the order of the events. */
  id: string;
  /** The day of the event: `2025-09-23`, or `2025-07` where only the month is known. */
  date: string;
  /** The event itself has no known day: `date` is that of a report of it. */
  isReportDate?: true;
  /** The day on which the text was written, or rewritten: `2026-11-26`. */
  written: string;
  category: Category;
  /** Where it happened, by codes of ISO 3166. */
  countries: string[];
  /** Ids of our services that the event and its note are about; anchors of the services' page. */
  services: string[];
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
  /** The publisher of the first of `sources`. */
  source: LocalizedText;
  /** What was read for it: addresses, of a report in English where nothing else is said. */
  sources: (string | Source)[];
}

export interface Article extends ArticleFile {
  /** Its address under `/{locale}/articles/`, and the name of its file and of its picture. */
  slug: string;
}

export interface Source {
  url: string;
  language: "en" | "ar" | "de";
}

/** The day of the event; undefined where only its month is known. */
export function dayOf({ date }: ArticleFile): string | undefined {
  return date.length === "2025-09-23".length ? date : undefined;
}

/** Newest first: they are numbered in the order of their events, of some of which only the month is known. */
export function compareArticles(one: ArticleFile, other: ArticleFile): number {
  return Number(other.id) - Number(one.id);
}

/** What was read for an article, the chief one first. */
export function sourcesOf({ sources }: ArticleFile): Source[] {
  return sources.map((source) => (typeof source === "string" ? { url: source, language: "en" } : source));
}
