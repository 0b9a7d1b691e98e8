import type { Localized } from "../../i18n/text.ts";
import { LogoMark } from "../brand.tsx";
import { type coreServiceWords, coreServices } from "../core-services.ts";
import { specializedServices, type specializedWords } from "./specialized-words.ts";
import type { words as pageWords } from "./words.ts";
import styles from "./symbol.module.css";

type Words = Localized<typeof pageWords & typeof coreServiceWords & typeof specializedWords>;

/** The page's contents as a schematic symbol: one pin per service, cores at the start, specialized at the end. */
export function ServiceContents({ words }: { words: Words }) {
  return (
    <nav className={`${styles.symbol} content`} aria-label={words.pinsLabel}>
      <div className={styles.symbolBody} aria-hidden="true">
        <LogoMark className={styles.mark} />
        <span className="code">U1 NAWAT-14</span>
      </div>
      <ol className={styles.symbolStart}>
        {coreServices.map((id, index) => (
          <ContentsLink key={id} id={id} name={words[`${id}Title`]} number={index + 1} />
        ))}
      </ol>
      <ol className={styles.symbolEnd} start={coreServices.length + 1}>
        {specializedServices.map((id, index) => (
          <ContentsLink
            key={id}
            id={id}
            name={words[`${id}Title`]}
            number={coreServices.length + index + 1}
          />
        ))}
      </ol>
    </nav>
  );
}

function ContentsLink({ id, name, number }: { id: string; name: string; number: number }) {
  return (
    <li>
      <a href={`#${id}`}>{name}</a>
      <span className={styles.wire} aria-hidden="true">
        <b>{number}</b>
      </span>
    </li>
  );
}
