import { MixedText } from "../../i18n/isolate.tsx";
import { Designator } from "../../ui/designator.tsx";
import { Silkscreen } from "../silkscreen.tsx";
import type { MarketProps } from "./market-props.ts";
import { MarketChoice } from "./market-choice.tsx";
import { MarketNotes } from "./market-notes.tsx";
import { MarketTable } from "./market-table.tsx";
import { type Printed, PrintedLine } from "./vendor-pack.tsx";
import styles from "./market.later.module.css";
import wideStyles from "./market-wide.later.module.css";
import narrowStyles from "./market-narrow.later.module.css";
import printStyles from "./market-print.later.module.css";

interface SectionProps extends MarketProps {
  designator: string;
  printed: Printed;
}

/** What each market asks of a device: markets and traits are nets, a ring is a scheme that applies. */
export function Market({ facts, words, designator, printed }: SectionProps) {
  const kinds = new Set(facts.rows.flatMap(({ cells }) => cells.map(({ kind }) => kind)));
  return (
    <section
      className={`surface-dark castellated section ${styles.market} ${printStyles.paper}`}
      id="market"
      aria-labelledby="market-heading"
    >
      <span className="edge edge-top" aria-hidden="true" />
      <div className="page-container">
        <PrintedLine printed={printed} />
        <Designator>{designator}</Designator>
        <h2 className="section-heading text-heading" id="market-heading">
          {words.marketHeading}
        </h2>
        <p className="section-heading text-lead text-muted screen-only">
          <MixedText text={words.marketLead} />
        </p>
        <p className="print-only text-small">{words.printNote}</p>
        <div className={`${styles.choice} ${wideStyles.wide} ${narrowStyles.narrow}`}>
          <MarketChoice facts={facts} words={words} />
          <MarketTable facts={facts} words={words} />
          <ul>
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
