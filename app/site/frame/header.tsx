import { pagePath, alternatePath, pageFromPath } from "../../i18n/paths.ts";
import { directionOf, localeFromPath, otherLocale } from "../../i18n/text.ts";
import { CloseIcon } from "../../ui/dialog/close-icon.tsx";
import { ButtonLink } from "../../ui/form/button.tsx";
import { usePageWords } from "../localize-words.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { offerWords, switchWords, words as siteWords } from "../words.ts";
import { Brand } from "./brand.tsx";
import { headerLinks, type PageLink } from "./navigation.ts";
import styles from "./header.module.css";
import linkStyles from "./language-link.module.css";

/** A bar of links, or a menu where the window has no room for them; the way to start a project is always in sight. */
export function Header({ path }: { path: string }) {
  const locale = localeFromPath(path);
  const words = usePageWords(siteWords);
  const links = headerLinks(locale);
  // Of the section below it.
  const surface = pageFromPath(path) === "home" ? "surface-dark surface-darkest" : "surface-base";
  return (
    <>
      <LanguageOffer path={path} />
      <header className={`${styles.siteHeader} ${surface} screen-only`}>
        <div className={styles.siteHeaderContent}>
          <Brand className={styles.brand} locale={locale} label={words.brandHomeLink} />
          <nav className={styles.nav} aria-label={words.navLabel}>
            <PageLinks links={links.bar} path={path} />
          </nav>
          <ButtonLink
            className={styles.start}
            href={pagePath(locale, "start-project")}
            aria-current={ariaCurrentOf(path, "start-project")}
          >
            {pageMetadata["start-project"].name[locale]}
          </ButtonLink>
          <LanguageSwitchLink path={path} />
          <details className={styles.menu} data-menu>
            <summary>
              <span className="sr-only">{words.menuLabel}</span>
            </summary>
            <div className={`${styles.menuPanel} ${surface}`}>
              <nav aria-label={words.menuLabel}>
                <PageLinks links={links.menu} path={path} />
              </nav>
            </div>
          </details>
        </div>
      </header>
    </>
  );
}

/** For readers whose browser prefers the other language, until they choose: `enhancements/language.ts` shows it through `data-offer`. */
function LanguageOffer({ path }: { path: string }) {
  // The reader's, which is not the page's.
  const language = otherLocale(localeFromPath(path));
  return (
    <aside
      id="language-offer"
      className={`${styles.offer} surface-dark screen-only`}
      aria-label={offerWords.label[language]}
      lang={language}
      dir={directionOf(language)}
    >
      <a className="link" href={alternatePath(path)} hrefLang={language} data-language-switch>
        {switchWords[language].label}
      </a>
      <button className="icon-button" type="button" aria-label={offerWords.dismiss[language]}>
        <CloseIcon />
      </button>
    </aside>
  );
}

function PageLinks({ links, path }: { links: PageLink[]; path: string }) {
  const locale = localeFromPath(path);
  return (
    <ul>
      {links.map(({ page, name }) => (
        <li key={page}>
          <a href={pagePath(locale, page)} aria-current={ariaCurrentOf(path, page)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An article, and the list of one category, are inside Articles, not Articles itself. */
function ariaCurrentOf(path: string, page: string): "page" | "true" | undefined {
  const here = pageFromPath(path);
  if (here === page) return "page";
  return here.startsWith(`${page}/`) || here.startsWith(`${page}?`) ? "true" : undefined;
}

/** Leads to the same page; with script it keeps the query and the fragment (`enhancements/language.ts`). */
function LanguageSwitchLink({ path }: { path: string }) {
  const other = otherLocale(localeFromPath(path));
  return (
    <a
      className={`${linkStyles.link} ${styles.language}`}
      href={alternatePath(path)}
      hrefLang={other}
      lang={other}
      dir={directionOf(other)}
      aria-label={switchWords[other].label}
      data-language-switch
    >
      {switchWords[other].name}
    </a>
  );
}
