import { MixedText } from "../i18n/isolate.tsx";
import { ArrowIcon } from "./arrow-icon.tsx";
import "./link-list.css";

export interface LinkListRow {
  href: string;
  name: string;
  text: string;
}

/** A list of links, one a row. */
export function LinkList({ rows }: { rows: LinkListRow[] }) {
  return (
    <ul className="link-list">
      {rows.map((row) => (
        <li key={row.href}>
          <a href={row.href}>
            <span className="link-list-name">{row.name}</span>
            <span className="link-list-text">
              <MixedText text={row.text} />
            </span>
            <ArrowIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}
