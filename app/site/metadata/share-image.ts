import { storyPicture } from "../../../firm/story/story.ts";
import { company } from "../../../firm/company.ts";
import { interpolate, type Locale, type LocalizedText } from "../../i18n/text.ts";
import { words as homeWords } from "../home/words.ts";
import { interpolateFacts } from "../localize-words.ts";
import type { PageMetadata } from "./page-metadata-types.ts";
import { pictureWords } from "../pictures/words.ts";
import { words as siteWords } from "../words.ts";

/** The picture a shared link shows; `npm run brand` draws one for each public page and article in each language. */
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

/** The small line below it. */
export function shareLine(locale: Locale, entry: PageMetadata): string {
  return interpolateFacts(locale, (entry.article?.section ?? siteWords.footerLine)[locale]);
}

/** The image's alternative text. */
export function shareImageAlt(locale: Locale, page: string, entry: PageMetadata): string {
  const headline = shareHeadline(locale, page, entry);
  if (page === "home") return `${headline} ${homeWords.heroStill[locale]}`;
  if (entry.article) return `${headline}. ${entry.article.pictureAlt[locale]}`;
  const alt =
    entry.sharePicture === "story" ? storyPicture : entry.sharePicture && pictureWords[entry.sharePicture];
  if (alt) return `${headline}. ${interpolateFacts(locale, alt[locale])}`;
  return interpolate(shareWords.picture[locale], { headline, company: company.name[locale] });
}

const shareWords = {
  picture: {
    en: "“{headline}” in large letters beside the logo of {company}.",
    ar: "«{headline}» بأحرف كبيرة إلى جانب شعار {company}.",
  },
} satisfies Record<string, LocalizedText>;
