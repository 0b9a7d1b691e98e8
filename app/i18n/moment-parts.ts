import { formatLocaleOf } from "./format-date.ts";
import type { Locale } from "./text.ts";

export interface MomentParts {
  /** `Wednesday` */
  weekday: string;
  /** `14:20` */
  time: string;
  /** `25 November 2026` */
  date: string;
}

/** A moment as the clocks of a zone show it. */
export function formatMomentParts(locale: Locale, moment: string, timeZone: string): MomentParts {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocaleOf(locale), { ...options, timeZone }).format(new Date(moment));
  return {
    weekday: format({ weekday: "long" }),
    time: format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    date: format({ dateStyle: "long" }),
  };
}
