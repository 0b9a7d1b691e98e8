import { interpolate, type Locale, type LocalizedText } from "../../i18n/text.ts";
import { words as homeWords } from "../home/words.ts";
import { interpolateFacts } from "../localize-words.ts";
import type { PageMetadata } from "./page-metadata-types.ts";
import { pictureWords } from "../pictures/words.ts";

/** The picture a shared link shows; artwork/scripts/share-images.ts draws one for each public page and article in each language. */
export const shareImageSize = { width: 1200, height: 630 };

/**
 * Address of a page's picture: `/share/start-project.ar.jpg`, `/share/articles/mbz-sat-launch.en.jpg`. Pages that differ in
 * their query only share one.
 */
export function shareImagePath(locale: Locale, page: string): string {
  return `/share/${page.replace(/\?.*/, "")}.${locale}.jpg`;
}

/** The headline in the image: the page's title without the company's name; of home and of an article, its own headline. */
export function shareHeadline(locale: Locale, page: string, entry: PageMetadata): string {
  if (page === "home") return homeWords.heroHeadline[locale];
  if (entry.article) return entry.article.headline[locale];
  return interpolateFacts(locale, entry.title[locale].replace(" · {company}", ""));
}

/** The image's alternative text. */
export function shareImageAlt(locale: Locale, page: string, entry: PageMetadata): string {
  const headline = shareHeadline(locale, page, entry);
  if (page === "home") return `${headline} ${homeWords.heroStill[locale]}`;
  if (entry.article) return `${headline}. ${entry.article.pictureAlt[locale]}`;
  const picture = entry.sharePicture;
  if (picture) return `${headline}. ${interpolateFacts(locale, pictureWords[picture][locale])}`;
  return interpolate(shareWords.picture[locale], { headline });
}

const shareWords = {
  picture: {
    en: "“{headline}” in large letters on a dark green circuit board with copper traces.",
    ar: "«{headline}» بأحرف كبيرة على لوحة إلكترونية خضراء داكنة بمسارات نحاسية.",
  },
} satisfies Record<string, LocalizedText>;
