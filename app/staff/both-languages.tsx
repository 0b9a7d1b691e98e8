import { directionOf, type LocalizedText, locales } from "../i18n/text.ts";

/** What is said before the preferred language is known. */
export function BothLanguages({ text }: { text: LocalizedText }) {
  return locales.map((locale) => (
    <p key={locale} lang={locale} dir={directionOf(locale)}>
      {text[locale]}
    </p>
  ));
}
