import { MixedText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/designator.tsx";
import { Silkscreen } from "../silkscreen.tsx";
import type { MarketFacts } from "./conformity.server.ts";
import { MarketChoice } from "./market-choice.tsx";
import { MarketNotes } from "./market-notes.tsx";
import { MarketTable } from "./market-table.tsx";
import type { marketWords } from "./market-words.ts";
import styles from "./market.later.module.css";

export interface MarketProps {
  facts: MarketFacts;
  words: Localized<typeof marketWords>;
}

/** What each market asks of a device: markets and traits are nets, a ring is a scheme that applies. */
export function Market({ facts, words }: MarketProps) {
  const kinds = new Set(facts.rows.flatMap(({ cells }) => cells.map(({ kind }) => kind)));
  return (
    <section
      className={`surface-dark castellated section ${styles.market}`}
      id="market"
      aria-labelledby="market-h"
    >
      <span className="edge edge-top" aria-hidden="true" />
      <div className="page-container">
        <Designator>B</Designator>
        <h2 className="section-heading text-heading" id="market-h">
          {words.marketHeading}
        </h2>
        <p className={`section-heading text-lead text-muted screen-only ${styles.lead}`}>
          <MixedText text={words.marketLead} />
        </p>
        <p className="print-only text-small">{words.printNote}</p>
        <div className={styles.choice}>
          <MarketChoice facts={facts} words={words} />
          <MarketTable facts={facts} words={words} />
          <ul className={`screen-only ${styles.legend}`}>
            <li>{words.scheme}</li>
            {kinds.has("gap") && <li className={styles.gap}>{words.gap}</li>}
            {kinds.has("notLookedUp") && <li className={styles.notLookedUp}>{words.notLookedUp}</li>}
          </ul>
        </div>
        <MarketNotes facts={facts} words={words} />
      </div>
      <Silkscreen>NWT-Q1</Silkscreen>
      <span className="edge" aria-hidden="true" />
    </section>
  );
}
