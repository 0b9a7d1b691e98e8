import { company } from "../../../firm/company.ts";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { interpolate } from "../../i18n/text.ts";
import { usePageWords } from "../localize-words.ts";
import { words as siteWords } from "../words.ts";
import { LogoMark } from "./brand.tsx";
import { footerColumns } from "./navigation.ts";
import styles from "./footer.module.css";

/** The title block of the drawing. */
export function Footer({ year }: { year: number }) {
  const words = usePageWords(siteWords);
  return (
    <footer className={`${styles.siteFooter} surface-base screen-only`}>
      <div className="page-container">
        <div className={`title-block ${styles.block}`}>
          <div className={styles.brand}>
            <LogoMark className={styles.mark} />
            <div>
              <p>{words.footerLine}</p>
              {company.isSample && <p className="text-muted text-small">{words.footerSample}</p>}
            </div>
          </div>
          <LinkColumns />
          <p className="text-small">{interpolate(words.footerRights, { year })}</p>
        </div>
      </div>
    </footer>
  );
}

function LinkColumns() {
  const locale = useLocaleFromPath();
  return footerColumns(locale).map(({ id, title, links }) => (
    <nav key={id} aria-labelledby={id}>
      <h2 className="text-muted text-small" id={id}>
        {title}
      </h2>
      <ul>
        {links.map(({ page, name }) => (
          <li key={page}>
            <a href={pagePath(locale, page)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
