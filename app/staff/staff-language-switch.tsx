import { directionOf, type Locale, otherLocale } from "../i18n/text.ts";
import { setStaffLocale } from "./staff-locale.ts";
import styles from "../site/language-link.module.css";

const languageNames: Record<Locale, string> = { en: "English", ar: "العربية" };

/** The other language's own name, as on the public pages; here it is a button, because the address stays. */
export function StaffLanguageSwitch({ locale, label }: { locale: Locale; label: string }) {
  const other = otherLocale(locale);
  return (
    <div role="group" aria-label={label}>
      <button
        type="button"
        className={styles.link}
        lang={other}
        dir={directionOf(other)}
        onClick={() => setStaffLocale(other)}
      >
        {languageNames[other]}
      </button>
    </div>
  );
}
