import { office } from "../../firm/office.ts";
import { formatMomentParts, type MomentParts } from "../i18n/moment-parts.ts";
import { interpolate, type Locale, type LocalizedText } from "../i18n/text.ts";

const fullMoment: LocalizedText = {
  en: "{weekday} {date}, {time}",
  ar: "{weekday} {date}، الساعة\u00a0{time}",
};

/** A moment in one line of plain text, by the clocks of the company. */
export function momentText(locale: Locale, moment: string): string {
  return joinMoment(locale, formatMomentParts(locale, moment, office.timeZone));
}

export function joinMoment(locale: Locale, parts: MomentParts): string {
  return interpolate(fullMoment[locale], { ...parts });
}
