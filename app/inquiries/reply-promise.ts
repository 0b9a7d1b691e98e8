import { company } from "../company.ts";
import type { LocalizedText } from "../i18n/text.ts";

const { city, country, office } = company;
const { opens, closes } = office;

/** By whose clocks a time is meant. */
export const officeTime = {
  en: `${city.en} time`,
  ar: `بتوقيت ${city.ar}`,
} satisfies LocalizedText;

/** When we work, in the same words wherever it is said. A test compares the days with `company.office`. */
export const workingHours = {
  en: `Monday to Friday, ${opens} to ${closes} ${officeTime.en}, except public holidays in ${country.en}`,
  ar: `من الاثنين إلى الجمعة، من ${opens} إلى ${closes} ${officeTime.ar}، عدا العطل الرسمية في ${country.ar}`,
} satisfies LocalizedText;

/** What "within 24 hours" means. */
export const replyPromise = {
  en: `by the same time on the next working day. We work ${workingHours.en}. What arrives outside these hours counts from our next opening`,
  ar: `قبل الساعة نفسها من يوم العمل التالي. أوقات عملنا ${workingHours.ar}. وخارج هذه الأوقات تُحسب المدة من بدء الدوام التالي`,
} satisfies LocalizedText;
