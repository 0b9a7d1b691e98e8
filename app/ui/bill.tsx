import { MixedText } from "../i18n/isolate.tsx";
import { GoSign } from "./go-sign.tsx";

export interface BillRow {
  href: string;
  name: string;
  text: string;
}

/** A bill of materials: links as rows. */
export function Bill({ rows }: { rows: BillRow[] }) {
  return (
    <ul className="bom">
      {rows.map((row) => (
        <li key={row.href}>
          <a href={row.href}>
            <span className="bom-name">{row.name}</span>
            <span className="bom-what">
              <MixedText text={row.text} />
            </span>
            <GoSign />
          </a>
        </li>
      ))}
    </ul>
  );
}
