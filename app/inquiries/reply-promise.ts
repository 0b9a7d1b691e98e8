import { company } from "../company.ts";
import { formatLocaleOf } from "../i18n/format-date.ts";
import { formatWeekday } from "../i18n/format.ts";
import { inEachLocale, type Locale, type LocalizedText } from "../i18n/text.ts";

const { city, country, office } = company;
const { opens, closes } = office;

/** By whose clocks a time is meant. */
export const officeTime = {
  en: `${city.en} time`,
  ar: `بتوقيت ${city.ar}`,
} satisfies LocalizedText;

const workingDays = inEachLocale((locale) => describeDays(locale, office.days));

/** When we work, in the same words wherever it is said. */
export const workingHours = {
  en: `${workingDays.en}, ${opens} to ${closes} ${officeTime.en}, except public holidays in ${country.en}`,
  ar: `${workingDays.ar}، من ${opens} إلى ${closes} ${officeTime.ar}، عدا العطل الرسمية في ${country.ar}`,
} satisfies LocalizedText;

/** What "within 24 hours" means. */
export const replyPromise = {
  en: `by the same time on the next working day. We work ${workingHours.en}. What arrives outside these hours counts from our next opening`,
  ar: `قبل الساعة نفسها من يوم العمل التالي. أوقات عملنا ${workingHours.ar}. وخارج هذه الأوقات تُحسب المدة من بدء الدوام التالي`,
} satisfies LocalizedText;

/** `Sunday to Thursday`, `من الأحد إلى الخميس`; with a gap between them each by its name. */
export function describeDays(locale: Locale, days: number[]): string {
  const names = days.map((day) => formatWeekday(locale, day));
  const hasGap = days.some((day, index) => index > 0 && day % 7 !== ((days[index - 1] ?? 0) + 1) % 7);
  if (hasGap || days.length < 3)
    return new Intl.ListFormat(formatLocaleOf(locale), { type: "conjunction" }).format(names);
  return locale === "ar" ? `من ${names[0]} إلى ${names.at(-1)}` : `${names[0]} to ${names.at(-1)}`;
}
