import { alternatePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { directionOf, otherLocale } from "../../i18n/text.ts";
import { Brand } from "../../site/frame/brand.tsx";
import linkStyles from "../../site/frame/language-link.module.css";
import { switchWords } from "../../site/words.ts";
import { interpolateFacts } from "../../site/localize-words.ts";
import { SkipLink } from "../../site/frame/skip-link.tsx";
import { words as siteWords } from "../../site/words.ts";
import { pageWords } from "./visitor-words.ts";
import styles from "./visitor.module.css";

/** The site's header without its navigation: the page is nobody else's. */
export function VisitorHeader({ path }: { path: string }) {
  const locale = useLocaleFromPath();
  const other = otherLocale(locale);
  return (
    <>
      <SkipLink label={siteWords.skip[locale]} />
      <header className={`screen-only ${styles.header}`}>
        <div className={styles.headerInside}>
          <Brand locale={locale} label={interpolateFacts(locale, siteWords.brandHomeLink[locale])} />
          <p className={styles.private}>{pageWords.privatePage[locale]}</p>
          <a
            className={linkStyles.link}
            href={alternatePath(path)}
            data-language-switch
            hrefLang={other}
            lang={other}
            dir={directionOf(other)}
            aria-label={switchWords[other].label}
          >
            {switchWords[other].name}
          </a>
        </div>
      </header>
    </>
  );
}
