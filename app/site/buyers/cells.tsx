import { LtrText, MixedText } from "../../i18n/isolate.tsx";
import { arabicLetter } from "../../i18n/latin-runs.ts";
import type { Cell } from "./firm-cells.server.ts";
import styles from "./cells.later.module.css";

/** A title block: neighbours of a value that is missing take its room. */
export function Cells({ cells }: { cells: Cell[] }) {
  return (
    <dl className={styles.cells}>
      {cells.map(({ name, value, href }) => (
        <div key={name} className={href || value.length > 26 ? styles.wide : undefined}>
          <dt>{name}</dt>
          <dd>{href ? <CellLink href={href} value={value} /> : <CellText value={value} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A name or a number runs left to right in Arabic, too. */
function CellText({ value }: { value: string }) {
  return arabicLetter.test(value) ? <MixedText text={value} /> : <LtrText>{value}</LtrText>;
}

function CellLink({ href, value }: { href: string; value: string }) {
  return (
    <a className="link" href={href}>
      <CellText value={value} />
    </a>
  );
}
