import { company } from "../../../firm/company.ts";
import { escapeHtml } from "../../escape-html.ts";
import { addDays } from "../../i18n/days.ts";
import { formatDate } from "../../i18n/format-date.ts";
import {
  directionOf,
  interpolate,
  type Locale,
  type LocalizedText,
  localeFromPath,
  otherLocale,
} from "../../i18n/text.ts";
import { openingFrom, type SpecialDay, workingCalendar } from "../submit/working-calendar.ts";

/** What visitors are told today, as `current_away_notice` returns it: in one language or both. */
export interface AwayNotice {
  text_en: string | null;
  text_ar: string | null;
}

/**
 * What visitors are told where staff have written nothing for `today`: that the office is closed, or open for other hours than the
 * page says. Undefined on an ordinary day.
 */
export function describeSpecialDay(specialDays: SpecialDay[], today: string): AwayNotice | undefined {
  const calendar = workingCalendar(specialDays);
  const isUsuallyOpen = workingCalendar([])(today) !== undefined;
  if (isUsuallyOpen && !calendar(today)) {
    const { day } = openingFrom(today, calendar);
    return writeNotice((locale) =>
      interpolate(specialDayWords.closed[locale], { day: formatDate(locale, day) }),
    );
  }
  const hoursOn = (day: string) => specialDays.find((special) => special.day === day && special.opens);
  const { opens, closes } = hoursOn(today) ?? {};
  if (!opens || !closes) return undefined;
  let last = today;
  for (let next = today; hoursOn(next)?.opens === opens && hoursOn(next)?.closes === closes;) {
    last = next;
    next = addDays(next, 1);
  }
  const words = last === today ? specialDayWords.hoursToday : specialDayWords.hours;
  return writeNotice((locale) => {
    const places = { opens, closes, day: formatDate(locale, last), city: company.city[locale] };
    return interpolate(words[locale], places);
  });
}

function writeNotice(write: (locale: Locale) => string): AwayNotice {
  return { text_en: write("en"), text_ar: write("ar") };
}

const specialDayWords = {
  closed: {
    en: "Our office is closed today and opens again on {day}.",
    ar: "مكتبنا مغلق اليوم، ونعود إلى العمل في\u00a0{day}.",
  },
  hours: {
    en: "Until {day}, our office is open from {opens} to {closes}, {city} time.",
    ar: "حتى {day} دوامنا من {opens} إلى {closes} بتوقيت {city}.",
  },
  hoursToday: {
    en: "Today our office is open from {opens} to {closes}, {city} time.",
    ar: "دوامنا اليوم من {opens} إلى {closes} بتوقيت {city}.",
  },
} satisfies Record<string, LocalizedText>;

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
