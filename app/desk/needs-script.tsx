import { directionOf, locales } from "../i18n/text.ts";
import { frameWords } from "./words.ts";

/** Without JavaScript no language was chosen: both are said. */
export function NeedsScript() {
  return (
    <noscript>
      {locales.map((locale) => (
        <p key={locale} lang={locale} dir={directionOf(locale)}>
          {frameWords.needsScript[locale]}
        </p>
      ))}
    </noscript>
  );
}
