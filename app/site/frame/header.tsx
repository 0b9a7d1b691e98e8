import { pagePath, alternatePath, pageFromPath } from "../../i18n/paths.ts";
import { directionOf, localeFromPath, otherLocale } from "../../i18n/text.ts";
import { Brand } from "./brand.tsx";
import { usePageWords } from "../localize-words.ts";
import { headerLinks, type PageLink } from "./navigation.ts";
import { switchWords, words as siteWords } from "../words.ts";
import styles from "./header.module.css";
import linkStyles from "./language-link.module.css";

interface HeaderProps {
  path: string;
  /** The surface of the section below it. */
  surface: "surface-base" | "surface-dark surface-darkest";
}

/** A bar of links, or a menu where the bar has no room: the stylesheet compares it with a hidden copy of the bar. */
export function Header({ path, surface }: HeaderProps) {
  const words = usePageWords(siteWords);
  const links = headerLinks(localeFromPath(path));
  return (
    <header className={`${styles.siteHeader} ${surface}`}>
      <div className={styles.measure} aria-hidden="true">
        <Bar links={links.bar} path={path} />
      </div>
      <div className={styles.fitted}>
        <div className={styles.siteHeaderContent}>
          <Bar links={links.bar} path={path} />
          <details className={styles.menu} data-menu>
            <summary>{words.menuLabel}</summary>
            <div className={`${styles.menuPanel} ${surface}`}>
              <nav aria-label={words.menuLabel}>
                <PageLinks links={links.menu} path={path} />
              </nav>
            </div>
          </details>
        </div>
      </div>
    </header>
  );
}

interface LinksProps {
  links: PageLink[];
  path: string;
}

function Bar({ links, path }: LinksProps) {
  const words = usePageWords(siteWords);
  return (
    <>
      <Brand className={styles.brand} locale={localeFromPath(path)} label={words.brandHomeLink} />
      <nav className={styles.nav} aria-label={words.navLabel}>
        <PageLinks links={links} path={path} />
      </nav>
      <LanguageSwitchLink path={path} />
    </>
  );
}

function PageLinks({ links, path }: LinksProps) {
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
