import { interpolate, type Locale, type LocalizedText } from "../i18n/text.ts";
import { words as homeWords } from "./home/words.ts";
import { tellFacts } from "./company-words.ts";
import type { PublicEntry } from "./page-entry.ts";
import { pictureWords } from "./pictures/words.ts";

/** The picture a shared link shows; art/share-images.ts draws one for each public page and article in each language. */
export const shareImageSize = { width: 1200, height: 630 };

/**
 * Address of a page's picture: `/share/start-project.ar.jpg`, `/share/articles/mbz-sat-launch.en.jpg`. Pages that differ in
 * their query only share one.
 */
export function shareImageOf(locale: Locale, page: string): string {
  return `/share/${page.replace(/\?.*/, "")}.${locale}.jpg`;
}

/** The words set large in the picture: the page's title without the company's name, at home and of an article the headline. */
export function shareHeadline(locale: Locale, page: string, entry: PublicEntry): string {
  if (page === "home") return homeWords.heroHeadline[locale];
  if (entry.article) return entry.article.headline[locale];
  return tellFacts(locale, entry.title[locale].replace(" · {company}", ""));
}

/** The same picture for those who do not see it. */
export function shareImageText(locale: Locale, page: string, entry: PublicEntry): string {
  const headline = shareHeadline(locale, page, entry);
  if (page === "home") return `${headline} ${homeWords.heroStill[locale]}`;
  if (entry.article) return `${headline}. ${entry.article.picture[locale]}`;
  const photograph = sharePhotographs[page];
  if (photograph) return `${headline}. ${tellFacts(locale, pictureWords[photograph][locale])}`;
  return interpolate(shareWords.picture[locale], { headline });
}

/** Pages whose title stands beside one of our pictures. */
export const sharePhotographs: Record<string, keyof typeof pictureWords> = {
  services: "circuit-board-development",
  industries: "industrial-solutions",
  process: "firmware-development",
  about: "sanad-story",
  cases: "ai-with-robotics",
  contact: "iot-solutions",
  "start-project": "robotics-solutions",
};

export const shareWords = {
  picture: {
    en: "“{headline}” in large letters on a dark green circuit board with copper traces.",
    ar: "«{headline}» بأحرف كبيرة على لوحة إلكترونية خضراء داكنة بمسارات نحاسية.",
  },
} satisfies Record<string, LocalizedText>;
