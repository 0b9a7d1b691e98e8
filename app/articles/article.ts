import type { Text } from "../i18n/text.ts";
import type { Category } from "./categories.ts";

/** One article, in both languages; `texts/` holds one file for each. */
export interface Article {
  /** A number written as text, from 1 in the order of the events. */
  id: string;
  /** Its address under `/{locale}/articles/`, and the name of its file and of its picture. */
  slug: string;
  /** `2025-09-23`: the day of the event. */
  date: string;
  /** Only the month is known; the day is a placeholder and is never shown. */
  datePrecision?: "month";
  category: Category;
  title: Text;
  /** Two sentences. */
  description: Text;
  /** Paragraphs separated by blank lines, as many in one language as in the other. */
  content: Text;
  /** What the picture shows, for those who do not see it. */
  picture: Text;
  /** Who reported it, and where. */
  source: Text;
  url: string;
}

/** `2025-09-23`, or `2025-07` where only the month is known. */
export function publishedOn({ date, datePrecision }: Article): string {
  return datePrecision === "month" ? date.slice(0, "2025-07".length) : date;
}
