import type { Locale, LocalizedText } from "../i18n/text.ts";

/** What search engines and people's tabs are told about a page. `{…}` are facts of the company. */
export type PageEntry = PublicEntry | HiddenEntry;

export interface PublicEntry {
  title: LocalizedText;
  description: LocalizedText;
  keywords?: LocalizedText;
  /** What a trail of pages calls it. */
  name: LocalizedText;
  /** What schema.org calls a page of its kind; without it, a WebPage. */
  kind?: "AboutPage" | "CollectionPage" | "ContactPage";
  /** The pages between the first one and this, as a trail names them. */
  trail?: { page: string; name: LocalizedText }[];
  article?: ArticleEntry;
  /** Whose share image it shows, where it has none of its own. */
  pictured?: PublicEntry;
  hidden?: false;
}

/** What is told of a page that is an article. */
export interface ArticleEntry {
  /** Whole, where the title is cut to fit. */
  headline: LocalizedText;
  /** What its picture shows, for those who do not see it. */
  picture: LocalizedText;
  /** The day of its event: `2025-09-23`, or `2025-07` where only the month is known. */
  date: string;
  /** The same, where the day is known. */
  published: string | undefined;
  /** When its text was last changed: `2026-11-21T14:45:37Z`. */
  modified: string;
  section: LocalizedText;
  tags: Record<Locale, string[]>;
  /** Address of the report it was written from. */
  basedOn: string;
}

/** A page that is kept out of search results and of the sitemap. */
interface HiddenEntry {
  title: LocalizedText;
  description: LocalizedText;
  hidden: true;
}

/** A public page in one language, the facts in their places. */
export interface DescribedPage {
  page: string;
  entry: PublicEntry;
  locale: Locale;
  title: string;
  description: string;
}
