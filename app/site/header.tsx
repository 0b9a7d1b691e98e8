import { pagePath, alternatePath, pageFromPath } from "../i18n/paths.ts";
import { directionOf, type Localized, type Locale, localeFromPath, otherLocale } from "../i18n/text.ts";
import { Brand } from "./brand.tsx";
import type { words as siteWords } from "./words.ts";
import styles from "./header.module.css";
import linkStyles from "./language-link.module.css";

type SiteWords = Localized<typeof siteWords>;

interface HeaderProps {
  words: SiteWords;
  path: string;
  /** The surface of the section below it. */
  surface: "surface-base" | "surface-dark surface-darkest";
}

export function Header({ words, path, surface }: HeaderProps) {
  const locale = localeFromPath(path);
  return (
    <header className={`${styles.siteHeader} ${surface}`}>
      <div className={styles.siteHeaderContent}>
        <Brand className={styles.brand} locale={locale} label={words.brandHomeLink} />
        <nav className={styles.nav} aria-label={words.navLabel}>
          <PageLinks words={words} path={path} />
        </nav>
        <LanguageSwitchLink path={path} />
        <details className={styles.menu} data-menu>
          <summary>{words.menuLabel}</summary>
          <div className={`${styles.menuPanel} ${surface}`}>
            <nav aria-label={words.menuLabel}>
              <PageLinks words={words} path={path} />
            </nav>
          </div>
        </details>
      </div>
    </header>
  );
}

function PageLinks({ words, path }: { words: SiteWords; path: string }) {
  const locale = localeFromPath(path);
  const links: [page: string, label: string][] = [
    ["home", words.navHome],
    ["services", words.navServices],
    ["cases", words.navCases],
    ["process", words.navProcess],
    ["about", words.navAbout],
    ["articles", words.navArticles],
    ["contact", words.navContact],
  ];
  return (
    <ul>
      {links.map(([page, label]) => (
        <li key={page}>
          <a href={pagePath(locale, page)} aria-current={ariaCurrentOf(path, page)}>
            {label}
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

/** In the language the link leads to: its visible text and its accessible name. */
const switchWords: Record<Locale, { name: string; label: string }> = {
  en: { name: "English", label: "Read this page in English" },
  ar: { name: "العربية", label: "اقرأ هذه الصفحة بالعربية" },
};

/** Leads to the same page; with script it keeps the query and the fragment (`enhancements/language-switch.ts`). */
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
