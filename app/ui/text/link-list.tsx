import { MixedText } from "../../i18n/isolate.tsx";
import { ArrowIcon } from "../arrow-icon.tsx";
import styles from "./link-list.later.module.css";

export interface LinkListRow {
  href: string;
  name: string;
  text: string;
}

/** A list of links, one a row. */
export function LinkList({ rows }: { rows: LinkListRow[] }) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.href}>
          <a href={row.href}>
            <span className={styles.name}>{row.name}</span>
            <span className={styles.text}>
              <MixedText text={row.text} />
            </span>
            <ArrowIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}
