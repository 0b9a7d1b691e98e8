import { directionOf, locales } from "../i18n/text.ts";
import { ButtonLink } from "../ui/button.tsx";
import noticeStyles from "../ui/notice.module.css";
import styles from "./staff-layout.module.css";
import { layoutWords } from "./words.ts";

/** Shown where the page's scripts could not be loaded: then the preferred language is not applied, and the notice is in both. */
export function ModuleFailedNotice() {
  return (
    <div role="alert" className={`${noticeStyles.notice} ${styles.moduleFailed}`}>
      {locales.map((locale) => (
        <div key={locale} lang={locale} dir={directionOf(locale)}>
          <p>{layoutWords.moduleFailed[locale]}</p>
          <ButtonLink variant="ghost" href="">
            {layoutWords.reloadPage[locale]}
          </ButtonLink>
        </div>
      ))}
    </div>
  );
}
