import { LtrText, MixedText } from "../../i18n/isolate.tsx";
import { arabicLetter } from "../../i18n/latin-runs.ts";
import styles from "./buyers.module.css";

/** A cell of a title block. */
export interface Cell {
  name: string;
  value: string;
  /** What the value links to. */
  href?: string;
}

/** The title block of a drawing: neighbours of a value that is missing take its room. */
export function Cells({ cells }: { cells: Cell[] }) {
  return (
    <dl className={`title-block ${styles.cells}`}>
      {cells.map(({ name, value, href }) => (
        <div key={name + value} className={href || value.length > 26 ? styles.wide : undefined}>
          <dt>{name}</dt>
          <dd>
            {href ? (
              <a className="link" href={href}>
                <CellText value={value} />
              </a>
            ) : (
              <CellText value={value} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A name or a number runs left to right in Arabic, too. */
function CellText({ value }: { value: string }) {
  return arabicLetter.test(value) ? <MixedText text={value} /> : <LtrText>{value}</LtrText>;
}
