/** The languages of the site. Arabic is a peer, not a translation. */
export const locales = ["en", "ar"] as const;
export type Locale = (typeof locales)[number];

/** One text in every language. A missing language is a type error on its own line. */
export type LocalizedText = Record<Locale, string>;

/** Texts of a page, or of a part of one: by name, or in the order in which they are shown. */
export type WordTree = LocalizedText | readonly WordTree[] | { readonly [name: string]: WordTree };

/** The same texts in one language. */
export type Localized<Words> = Words extends LocalizedText
  ? string
  : { [Name in keyof Words]: Localized<Words[Name]> };

/** `write` may change each text. */
export function localize<Words extends WordTree>(
  locale: Locale,
  words: Words,
  write = (text: string): string => text,
): Localized<Words> {
  // The compiler does not see that the shape stays.
  return localizeTree(locale, words, write) as Localized<Words>;
}

function localizeTree(locale: Locale, words: WordTree, write: (text: string) => string): unknown {
  if (isText(words)) return write(words[locale]);
  if (Array.isArray(words)) return words.map((item: WordTree) => localizeTree(locale, item, write));
  const entries = Object.entries(words).map(([name, inner]) => [name, localizeTree(locale, inner, write)]);
  return Object.fromEntries(entries);
}

function isText(words: WordTree): words is LocalizedText {
  return "en" in words && typeof words.en === "string";
}

/** What `make` returns for each language. */
export function inEachLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return { en: make("en"), ar: make("ar") };
}

/** `ar` when the first segment of the path is `ar`, else English. */
export function localeFromPath(path: string): Locale {
  return path.split("/")[1] === "ar" ? "ar" : "en";
}

export type Direction = "ltr" | "rtl";

export function directionOf(locale: Locale): Direction {
  return locale === "ar" ? "rtl" : "ltr";
}

/** A letter of a script that runs from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufeff]/;
const addressOrFileName = /@|:\/|[a-z\d][._/\\][a-z\d]/i;
const maxLength = 2000;

/**
 * The direction of a text that somebody wrote: that of most of its letters, where addresses and file names do not count. `fallback`
 * when it has none, or as many of either. `dir="auto"` goes by the first letter: an Arabic sentence may begin with a Latin name.
 */
export function textDirection<Fallback>(text: string, fallback: Fallback): Direction | Fallback {
  const words = text.slice(0, maxLength).split(/\s+/);
  const said = words.filter((word) => !addressOrFileName.test(word)).join("");
  let balance = 0;
  for (const letter of (said || words.join("")).match(/\p{L}/gu) ?? [])
    balance += rightToLeft.test(letter) ? 1 : -1;
  return balance > 0 ? "rtl" : balance < 0 ? "ltr" : fallback;
}

export function otherLocale(locale: Locale): Locale {
  return locale === "ar" ? "en" : "ar";
}

/** What stands between the parts of a line, or of a list. */
export function listSeparator(locale: Locale): string {
  return locale === "ar" ? "، " : ", ";
}

/** As a sentence begins. Arabic has no capitals. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Replaces the `{name}` placeholders of a text by `values`. */
export function interpolate(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The beginning of a text, with `mark` at its end where it is cut. It does not end within a character: databases refuse half of one. */
export function cutText(text: string, maxLength: number, mark = ""): string {
  if (text.length <= maxLength) return text;
  return text.slice(0, maxLength - mark.length).replace(/[\ud800-\udbff]$/, "") + mark;
}
