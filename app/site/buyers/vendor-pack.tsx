import { LtrText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import type { words as buyersWords } from "./words.ts";
import styles from "./contents.module.css";

interface VendorPackProps {
  words: Localized<typeof buyersWords>;
  printed: Printed;
  hasSampleEntries: boolean;
}

/** Says what will be printed: while the page's address ends in `#vendor-pack`, two of its four sheets. */
export function VendorPack({ words, printed, hasSampleEntries }: VendorPackProps) {
  return (
    <div className={styles.pack} id="vendor-pack">
      {hasSampleEntries && <p className="text-muted text-small">{words.sample}</p>}
      <p className="screen-only">
        <a className={`link ${styles.packLink}`} href="#vendor-pack">
          {words.pack}
        </a>
        <span className={styles.packReady}>
          {words.packReady}{" "}
          <a className="link" href="#main">
            {words.packAll}
          </a>
          .
        </span>
      </p>
      <PrintedLine printed={printed} />
    </div>
  );
}

export interface Printed {
  address: string;
  asOf: string;
}

/** At the head of a printed sheet: the address of the page, and its day. */
export function PrintedLine({ printed: { address, asOf } }: { printed: Printed }) {
  return (
    <p className="print-only text-small">
      <LtrText>{address}</LtrText> · {asOf}
    </p>
  );
}
