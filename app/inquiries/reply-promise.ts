import type { LocalizedText } from "../i18n/text.ts";

/** Of a working day, by the clocks of Beirut. The days are those of submit/working-calendar.server.ts. */
export const opening = "09:00";
export const closing = "18:00";

/** When we work, in the same words wherever it is said. */
export const workingHours = {
  en: `Monday to Friday, ${opening} to ${closing} Beirut time, except Lebanese public holidays`,
  ar: `من الاثنين إلى الجمعة، من ${opening} إلى ${closing} بتوقيت بيروت، عدا العطل الرسمية في لبنان`,
} satisfies LocalizedText;

/** What "within 24 hours" means. */
export const replyPromise = {
  en: `by the same time on the next working day. We work ${workingHours.en}`,
  ar: `قبل الساعة نفسها من يوم العمل التالي. أوقات عملنا ${workingHours.ar}`,
} satisfies LocalizedText;
