import type { Company } from "../../company-entries.ts";
import { formatLocaleOf } from "../../i18n/format-date.ts";
import { interpolate, type Locale, type LocalizedText } from "../../i18n/text.ts";
import { words } from "./words.ts";

type Office = Company["office"];

interface City extends Office {
  name: LocalizedText;
}

const gulfWeek = { days: [7, 1, 2, 3, 4], opens: "09:00", closes: "17:00" };
const europeanWeek = { days: [1, 2, 3, 4, 5], opens: "09:00", closes: "17:00" };

/** Cities of our visitors, with usual office hours there. The first two are always shown. */
export const cities: City[] = [
  { name: { en: "Riyadh", ar: "الرياض" }, timeZone: "Asia/Riyadh", ...gulfWeek },
  {
    name: { en: "Dubai", ar: "دبي" },
    timeZone: "Asia/Dubai",
    days: [1, 2, 3, 4, 5],
    opens: "09:00",
    closes: "18:00",
  },
  { name: { en: "Doha", ar: "الدوحة" }, timeZone: "Asia/Qatar", ...gulfWeek },
  { name: { en: "Kuwait City", ar: "مدينة الكويت" }, timeZone: "Asia/Kuwait", ...gulfWeek },
  { name: { en: "Muscat", ar: "مسقط" }, timeZone: "Asia/Muscat", ...gulfWeek },
  { name: { en: "Berlin", ar: "برلين" }, timeZone: "Europe/Berlin", ...europeanWeek },
  { name: { en: "London", ar: "لندن" }, timeZone: "Europe/London", ...europeanWeek },
];

/** `Monday to Friday, 09:00 to 18:00`. */
export function officeHours(locale: Locale, { days, opens, closes }: Office): string {
  const dayNames = interpolate(words.daysText[locale], {
    first: dayName(locale, days[0] ?? 1, "long"),
    last: dayName(locale, days.at(-1) ?? 1, "long"),
  });
  return interpolate(words.hoursText[locale], { days: dayNames, opens, closes });
}

/** Of a day as ISO numbers it: 1 is Monday. */
export function dayName(locale: Locale, day: number, weekday: "long" | "short"): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, day));
  return new Intl.DateTimeFormat(formatLocaleOf(locale), { weekday, timeZone: "UTC" }).format(date);
}
