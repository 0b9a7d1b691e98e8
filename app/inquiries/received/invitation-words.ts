import type { LocalizedText } from "../../i18n/text.ts";
import { officeTime } from "../reply-promise.ts";

/** What an invitation in a mail says, in place of its code. */
export const invitationWords = {
  request: { en: "Invitation: {title}", ar: "دعوة إلى موعد: {title}" },
  cancel: { en: "Cancelled: {title}", ar: "أُلغي الموعد: {title}" },
  reply: { en: "Reply to an invitation: {title}", ar: "رد على دعوة: {title}" },
  counter: { en: "Another time proposed: {title}", ar: "اقتراح وقت آخر: {title}" },
  untitled: { en: "no title", ar: "بلا عنوان" },
  hours: {
    en: `{weekday} {date}, {start} to {end}, ${officeTime.en}`,
    ar: `{weekday} {date}، من {start} إلى {end} ${officeTime.ar}`,
  },
  moment: {
    en: `{weekday} {date}, {start}, ${officeTime.en}`,
    ar: `{weekday} {date}، الساعة\u00a0{start} ${officeTime.ar}`,
  },
  day: { en: "{weekday} {date}", ar: "{weekday} {date}" },
  until: { en: "{from}, until {to}", ar: "{from}، حتى {to}" },
  repeats: { en: "It repeats: the file says how.", ar: "موعد متكرر، وتفاصيله في الملف." },
  place: { en: "Place: {place}", ar: "المكان: {place}" },
} satisfies Record<string, LocalizedText>;
