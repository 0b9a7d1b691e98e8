import { directionOf, type Locale, localeFromPath, otherLocale } from "../../i18n/text.ts";
import { escapeHtml } from "../../escape-html.ts";

/** What visitors are told today, as `current_away_notice` returns it: in one language or both. */
export interface AwayNotice {
  text_en: string | null;
  text_ar: string | null;
}

/** The notice in a visitor's language, in the other where that is missing. */
export function chooseAwayText(locale: Locale, notice: AwayNotice): { text: string; locale: Locale } {
  const own = notice[`text_${locale}`];
  if (own) return { text: own, locale };
  return { text: notice[`text_${otherLocale(locale)}`] ?? "", locale: otherLocale(locale) };
}

/** As the element AwayNoticePlace is built. */
const place = /(<p [^>]*data-away-notice="") hidden=""><\/p>/;

/** The built page at `path` with the notice in its place; undefined when it has none. */
export function fillAwayNotice(page: string, path: string, notice: AwayNotice): string | undefined {
  if (!place.test(page)) return undefined;
  const { text, locale: language } = chooseAwayText(localeFromPath(path), notice);
  return page.replace(
    place,
    (_, start: string) =>
      `${start} lang="${language}" dir="${directionOf(language)}">${escapeHtml(text)}</p>`,
  );
}
