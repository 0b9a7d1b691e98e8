import { LtrText, MixedText } from "../../i18n/isolate.tsx";
import type { Cell } from "./firm-cells.server.ts";
import styles from "./cells.later.module.css";

/** A title block: neighbours of a value that is missing take its room. */
export function Cells({ cells }: { cells: Cell[] }) {
  return (
    <dl className={styles.cells}>
      {cells.map(({ name, value, href }) => (
        <div key={name} className={href || value.length > 26 ? styles.wide : undefined}>
          <dt>{name}</dt>
          <dd>{href ? <CellLink href={href} value={value} /> : <MixedText text={value} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function CellLink({ href, value }: { href: string; value: string }) {
  return (
    <a className="link" href={href}>
      {href.startsWith("mailto:") ? <LtrText>{value}</LtrText> : <MixedText text={value} />}
    </a>
  );
}
