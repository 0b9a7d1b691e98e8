import { directionOf, locales } from "../i18n/text.ts";
import { layoutWords } from "./words.ts";

/** Without JavaScript the preferred language is unknown: the notice is in both. */
export function NoScriptNotice() {
  return (
    <noscript>
      {locales.map((locale) => (
        <p key={locale} lang={locale} dir={directionOf(locale)}>
          {layoutWords.needsScript[locale]}
        </p>
      ))}
    </noscript>
  );
}
