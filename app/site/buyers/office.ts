import type { Office } from "../../company-entries.ts";
import { formatWeekday } from "../../i18n/format.ts";
import { interpolate, type Locale, type LocalizedText } from "../../i18n/text.ts";
import { words } from "./words.ts";

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
    first: formatWeekday(locale, days[0] ?? 1),
    last: formatWeekday(locale, days.at(-1) ?? 1),
  });
  return interpolate(words.hoursText[locale], { days: dayNames, opens, closes });
}
