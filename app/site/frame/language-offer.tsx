import { alternatePath } from "../../i18n/paths.ts";
import { directionOf, localeFromPath, localize, otherLocale } from "../../i18n/text.ts";
import { Button, ButtonLink } from "../../ui/form/button.tsx";
import { offerWords } from "../words.ts";
import styles from "./language-offer.module.css";

/** For readers whose browser prefers the other language, until they choose: `enhancements/language.ts` shows it through `data-offer`. */
export function LanguageOffer({ path }: { path: string }) {
  // The reader's, which is not the page's.
  const language = otherLocale(localeFromPath(path));
  const words = localize(language, offerWords);
  return (
    <aside
      id="language-offer"
      className={`${styles.offer} surface-dark`}
      aria-label={words.label}
      lang={language}
      dir={directionOf(language)}
    >
      <p>{words.text}</p>
      <div className="actions">
        <ButtonLink
          variant="outline"
          className={styles.button}
          href={alternatePath(path)}
          hrefLang={language}
          data-language-switch
        >
          {words.accept}
        </ButtonLink>
        <Button variant="ghost" className={`${styles.button} ${styles.dismiss}`}>
          {words.dismiss}
        </Button>
      </div>
    </aside>
  );
}
