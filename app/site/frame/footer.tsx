import type { ReactNode } from "react";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { LtrText } from "../../i18n/isolate.tsx";
import { formatMonth } from "../../i18n/format.ts";
import { interpolate } from "../../i18n/text.ts";
import { LogoMark } from "./brand.tsx";
import { usePageWords } from "../localize-words.ts";
import { footerColumns } from "./navigation.ts";
import { RevisionMark } from "./revision-mark.tsx";
import { words as siteWords, wordsUpdated } from "../words.ts";
import styles from "./footer.later.module.css";

/** The title block of the drawing. */
export function Footer({ year }: { year: number }) {
  const words = usePageWords(siteWords);
  return (
    <footer className={`${styles.siteFooter} surface-base`}>
      <div className="page-container">
        <div className={styles.titleBlock}>
          <div className={styles.blockBrand}>
            <LogoMark className={styles.mark} />
            <div>
              <p>{words.footerLine}</p>
              <p className="text-muted text-small">{words.footerSample}</p>
            </div>
          </div>
          <LinkColumns />
          <TitleCells year={year} />
        </div>
      </div>
    </footer>
  );
}

function LinkColumns() {
  const locale = useLocaleFromPath();
  return footerColumns(locale).map(({ id, title, links }) => (
    <nav key={id} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
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

function TitleCells({ year }: { year: number }) {
  const words = usePageWords(siteWords);
  return (
    <dl className={styles.blockCells}>
      <Cell name={words.footerPlace} value={words.footerCity} />
      <Cell name={words.footerPosition} value={<Code>33.8938 N 35.5018 E</Code>} />
      <Cell name={words.footerScale} value={<Code>1 : 1</Code>} />
      <Cell
        name={words.footerRevision}
        value={
          <>
            <RevisionMark letter="C" />
            {formatMonth(useLocaleFromPath(), wordsUpdated)}
          </>
        }
      />
      <Cell
        name={words.footerOwner}
        value={
          <>
            {interpolate(words.footerRights, { year })}{" "}
            <span className={styles.reserved}>{words.footerReserved}</span>
          </>
        }
      />
    </dl>
  );
}

function Cell({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Code({ children }: { children: string }) {
  return (
    <span className="code">
      <LtrText>{children}</LtrText>
    </span>
  );
}
