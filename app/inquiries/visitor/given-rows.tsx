import { Isolate, PhoneText } from "../../i18n/isolate.tsx";
import { AddressText } from "../../ui/address-text.tsx";
import type { GivenRow } from "./list-given-fields.ts";
import styles from "./given-rows.module.css";

export function GivenRows({ rows }: { rows: GivenRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.name}>
          <dt>{row.label}</dt>
          <dd>
            {row.texts.map((text) => (
              <span key={text} className={styles.value}>
                <GivenValue kind={row.kind} text={text} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function GivenValue({ kind, text }: { kind: GivenRow["kind"]; text: string }) {
  switch (kind) {
    case "email":
      return <AddressText address={text} />;
    case "phone":
      return <PhoneText number={text} />;
    default:
      return <Isolate>{text}</Isolate>;
  }
}
