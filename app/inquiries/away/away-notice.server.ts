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
import {
  type Hours,
  type SpecialDay,
  type WorkingCalendar,
  workingCalendar,
  workingDayFrom,
} from "../submit/working-calendar.ts";

/** What visitors are told today, as `current_away_notice` returns it: in one language or both. */
export interface AwayNotice {
  text_en: string | null;
  text_ar: string | null;
}

/**
 * What visitors are told where staff have written nothing for `today`: that the office is closed, or open for other hours than the
 * page says. Undefined on an ordinary day, and on a weekend.
 */
export function describeSpecialDay(specialDays: SpecialDay[], today: string): AwayNotice | undefined {
  const usual = workingCalendar([])(today);
  if (!usual) return undefined;
  const calendar = workingCalendar(specialDays);
  const hours = calendar(today);
  if (!hours) {
    const { day } = workingDayFrom(today, calendar);
    return writeNotice((locale) =>
      interpolate(specialDayWords.closed[locale], { day: formatDate(locale, day) }),
    );
  }
  if (isSame(hours, usual)) return undefined;
  const last = lastDayOf(hours, today, calendar);
  const words = last === today ? specialDayWords.hoursToday : specialDayWords.hours;
  return writeNotice((locale) => {
    const { opens, closes } = hours;
    const places = { opens, closes, day: formatDate(locale, last), city: company.city[locale] };
    return interpolate(words[locale], places);
  });
}

/** The last working day before the hours become others again. */
function lastDayOf(hours: Hours, today: string, calendar: WorkingCalendar): string {
  const next = workingDayFrom(addDays(today, 1), calendar);
  return isSame(next, hours) ? lastDayOf(hours, next.day, calendar) : today;
}

function isSame(one: Hours, other: Hours): boolean {
  return one.opens === other.opens && one.closes === other.closes;
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
