import type { Locale, LocalizedText } from "../../i18n/text.ts";
import type { pictureWords } from "../pictures/words.ts";

/** A page's metadata, for browsers and search engines. `{…}` are facts of the company. */
export interface PageMetadata {
  title: LocalizedText;
  description: LocalizedText;
  keywords?: LocalizedText;
  /** Its name in links and breadcrumbs. */
  name: LocalizedText;
  /** Whether the header links to it. */
  inHeader?: true;
  /** Whether only the header's menu, which has more room than its bar, links to it. */
  inMenu?: true;
  /** Which of our pictures stands beside its title in its share image. */
  sharePicture?: keyof typeof pictureWords | "story" | undefined;
  /** Its schema.org type; WebPage where it is left out. */
  schemaType?: "AboutPage" | "CollectionPage" | "ContactPage";
  /** The pages between home and this one in its breadcrumbs. */
  breadcrumbs?: { page: string; name: LocalizedText }[];
  article?: ArticleMetadata;
  /** The page whose share image it uses, where it has none of its own. */
  shareImageFrom?: PageMetadata;
}

/** The metadata of an article's page. */
export interface ArticleMetadata {
  headline: LocalizedText;
  /** The picture's alternative text. */
  pictureAlt: LocalizedText;
  /** The day of its event: `2025-09-23`, or `2025-07` where only the month is known. */
  date: string;
  /** The same where it is a day. */
  published: string | undefined;
  /** The day on which its text was written. */
  written: string;
  section: LocalizedText;
  tags: Record<Locale, string[]>;
  /** Addresses of what it was written from. */
  basedOn: string[];
}

/** A public page in one language, with the company's facts filled in. */
export interface LocalizedPage {
  page: string;
  entry: PageMetadata;
  locale: Locale;
  title: string;
  description: string;
}

/** A thing described in schema.org's terms, as JSON-LD. */
export type Thing = { [property: string]: string | number | boolean | Thing | (string | Thing)[] };
