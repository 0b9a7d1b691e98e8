import { company } from "../../firm/company.ts";
import { formatLocaleOf } from "../i18n/format-date.ts";
import { formatWeekday } from "../i18n/format.ts";
import { inEachLocale, interpolate, type Locale, type LocalizedText } from "../i18n/text.ts";
import { momentText } from "./moment-text.ts";

const { city, country, office } = company;
const { answerWithinHours, opens, closes } = office;

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

/** Our promise, in the same words on the contact page, after sending and in the receipt. */
export const replyTime = {
  en: `within ${answerWithinHours}\u00a0hours on working days`,
  ar: `خلال ${answerWithinHours}\u00a0ساعة في أيام العمل`,
} satisfies LocalizedText;

/** The moment that it means for an inquiry. */
export function replyBy(locale: Locale, dueAt: string): string {
  return interpolate(latestReply[locale], { moment: momentText(locale, dueAt) });
}

const latestReply: LocalizedText = {
  en: `by {moment}, ${officeTime.en}`,
  ar: `في موعد أقصاه {moment} ${officeTime.ar}`,
};

const days = answerWithinHours / 24;

const sameTime: LocalizedText =
  days === 1
    ? { en: "by the same time on the next working day", ar: "قبل الساعة نفسها من يوم العمل التالي" }
    : {
        en: `by the same time ${days} working days later`,
        ar: days === 2 ? "قبل الساعة نفسها بعد يومَي عمل" : `قبل الساعة نفسها بعد ${days} أيام عمل`,
      };

/** What the promise means. */
export const replyPromise = {
  en: `${sameTime.en}. We work ${workingHours.en}. What arrives outside these hours counts from our next opening`,
  ar: `${sameTime.ar}. أوقات عملنا ${workingHours.ar}. وخارج هذه الأوقات تُحسب المدة من بدء الدوام التالي`,
} satisfies LocalizedText;

/** `Sunday to Thursday`, `من الأحد إلى الخميس`; with a gap between them each by its name. */
export function describeDays(locale: Locale, days: number[]): string {
  const names = days.map((day) => formatWeekday(locale, day));
  const hasGap = days.some((day, index) => index > 0 && day % 7 !== ((days[index - 1] ?? 0) + 1) % 7);
  if (hasGap || days.length < 3)
    return new Intl.ListFormat(formatLocaleOf(locale), { type: "conjunction" }).format(names);
  return locale === "ar" ? `من ${names[0]} إلى ${names.at(-1)}` : `${names[0]} to ${names.at(-1)}`;
}
