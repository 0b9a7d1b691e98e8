import type { Locale } from "../i18n/text.ts";

/** The language whose direction a text takes: by its first letter, as `dir="auto"` does, which mail programs do not know. */
export function localeOfText(text: string, fallback: Locale): Locale {
  const letter = firstLetter(text);
  if (letter === undefined) return fallback;
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter) ? "ar" : "en";
}

/** The value of `lang` for a text: one of ours by its letters, empty for the script of another language. */
export function languageOfText(text: string, fallback: Locale): Locale | "" {
  const letter = firstLetter(text);
  if (letter === undefined) return fallback;
  if (/\p{Script=Arabic}/u.test(letter)) return "ar";
  return /\p{Script=Latin}/u.test(letter) ? "en" : "";
}

function firstLetter(text: string): string | undefined {
  return /\p{L}/u.exec(text)?.[0];
}

/** The side on which a text of this language begins. */
export function startSide(locale: Locale): "left" | "right" {
  return locale === "ar" ? "right" : "left";
}

/** The other one. */
export function endSide(locale: Locale): "left" | "right" {
  return locale === "ar" ? "left" : "right";
}

/** A value in plain text or a subject, which leaves the direction of its neighbours alone. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
