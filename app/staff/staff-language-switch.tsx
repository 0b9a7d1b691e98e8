import { directionOf, type Locale, type LocalizedText, otherLocale } from "../i18n/text.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { useCommands } from "./commands/use-commands.ts";
import { setStaffLocale } from "./staff-locale.ts";
import styles from "../site/language-link.module.css";
import { languageNames } from "../i18n/language-names.ts";

/** Each with its own name, which its readers look for. */
const languageCommand: Record<Locale, LocalizedText> = {
  en: { en: "Language: English", ar: "اللغة: English" },
  ar: { en: "Language: العربية", ar: "اللغة: العربية" },
};

/** The other language's own name, as on the public pages; here it is a button, because the address stays. */
export function StaffLanguageSwitch({ label }: { label: string }) {
  const locale = useLocale();
  const other = otherLocale(locale);
  useCommands(() => [
    {
      id: "language",
      group: "general",
      label: languageCommand[other],
      keywords: "arabic english translate عربي إنجليزي لغات",
      run: () => setStaffLocale(other),
    },
  ]);
  return (
    <div role="group" aria-label={label}>
      <button
        type="button"
        className={styles.link}
        lang={other}
        dir={directionOf(other)}
        onClick={() => setStaffLocale(other)}
      >
        {languageNames[other][other]}
      </button>
    </div>
  );
}
