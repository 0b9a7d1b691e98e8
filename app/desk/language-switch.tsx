import { directionOf, type Locale, otherLocale } from "../i18n/text.ts";
import { chooseLocale } from "./staff-language.ts";

const ownNames: Record<Locale, string> = { en: "English", ar: "العربية" };

/** The other language's own name, as on the public pages; here it is a button, because the address stays. */
export function LanguageSwitch({ locale, label }: { locale: Locale; label: string }) {
  const other = otherLocale(locale);
  return (
    <div role="group" aria-label={label}>
      <button
        type="button"
        className="lang"
        lang={other}
        dir={directionOf(other)}
        onClick={() => chooseLocale(other)}
      >
        {ownNames[other]}
      </button>
    </div>
  );
}
