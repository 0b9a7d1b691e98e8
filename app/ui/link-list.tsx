import { MixedText } from "../i18n/isolate.tsx";
import { ArrowIcon } from "./arrow-icon.tsx";

export interface LinkListRow {
  href: string;
  name: string;
  text: string;
}

/** A list of links, one a row. */
export function LinkList({ rows }: { rows: LinkListRow[] }) {
  return (
    <ul className="bom">
      {rows.map((row) => (
        <li key={row.href}>
          <a href={row.href}>
            <span className="bom-name">{row.name}</span>
            <span className="bom-what">
              <MixedText text={row.text} />
            </span>
            <ArrowIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}
