import { formatCount } from "../../i18n/plural.ts";
import type { Locale } from "../../i18n/text.ts";
import { hourCount, minuteCount } from "./figures-words.ts";

/** `6 minutes`, `2.5 hours`, `14 hours`, after “within”. */
export function formatHours(locale: Locale, hours: number): string {
  const { n, unit } = roundHours(hours);
  return formatCount(locale, n, unit === "minutes" ? minuteCount : hourCount);
}

/** A time as one says it: minutes below an hour, and never none at all; tenths of hours below ten. */
function roundHours(hours: number): { n: number; unit: "minutes" | "hours" } {
  const minutes = Math.max(1, Math.round(hours * 60));
  if (minutes < 60) return { n: minutes, unit: "minutes" };
  return { n: hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours), unit: "hours" };
}
