import { markRun, markRuns } from "../../i18n/runs.ts";
import { directionOf, type Locale, textDirection } from "../../i18n/text.ts";

/** The language whose direction a text takes. Mail programs do not know `dir="auto"`. */
export function localeOfText(text: string, fallback: Locale): Locale {
  const direction = textDirection(text, directionOf(fallback));
  return direction === "rtl" ? "ar" : "en";
}

/** The value of `lang` for a text: one of ours by its letters, empty for the script of another language. */
export function languageOfText(text: string, fallback: Locale): Locale | "" {
  const direction = textDirection(text, undefined);
  if (direction === undefined) return fallback;
  if (direction === "rtl") return /\p{Script=Arabic}/u.test(text) ? "ar" : "";
  return /\p{Script=Latin}/u.test(text) ? "en" : "";
}

/** The side on which a text of this language begins. */
export function startSide(locale: Locale): "left" | "right" {
  return locale === "ar" ? "right" : "left";
}

/**
 * A value on a line of plain text or in a subject, which programs lay out as their language is: marked at an end that would change
 * sides there. Isolating characters would show as boxes in Outlook, and be in the way of a search.
 */
export function inLine(locale: Locale, text: string): string {
  const direction = textDirection(text, "ltr");
  if (direction === "rtl") return locale === "ar" ? markRuns(text) : markRun(text, "rtl");
  return locale === "ar" ? markRun(text, "ltr") : text;
}

/** Without the controls that texts of visitors may hold, which show as boxes. */
export function withoutControls(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
}
