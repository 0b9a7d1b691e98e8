import { office } from "../../company-office.ts";
import { formatLocaleOf } from "../../i18n/format-date.ts";
import { type Locale, listSeparator } from "../../i18n/text.ts";

/** `24 Nov, 14:20` by the clocks of the company. */
export function shortMoment(locale: Locale, at: string): string {
  return `${shortDay(locale, at)}${listSeparator(locale)}${officeClock(locale, at)}`;
}

/** `24 Nov` */
export function shortDay(locale: Locale, at: string): string {
  return formatInOffice(locale, at, { day: "numeric", month: "short" }).replaceAll(" ", "\u00a0");
}

/** `14:20` */
export function officeClock(locale: Locale, at: string): string {
  return formatInOffice(locale, at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

function formatInOffice(locale: Locale, at: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(formatLocaleOf(locale), { ...options, timeZone: office.timeZone });
  return format.format(new Date(at));
}
