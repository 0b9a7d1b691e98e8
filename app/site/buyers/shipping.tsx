import type { Incoterm } from "../../company-entries.ts";
import { usePageWords } from "../localize-words.ts";
import { BuyersSection, type Cell, Cells } from "./section.tsx";
import { termsWords } from "./terms-words.ts";
import styles from "./shipping.later.module.css";

/** How far we pay and where the risk passes. */
const reaches: Record<Incoterm, string | undefined> = {
  EXW: "",
  FCA: styles.FCA,
  CIP: styles.CIP,
  DAP: styles.DAP,
  DDP: styles.DDP,
};

interface ShippingProps {
  designator: string;
  terms: Incoterm[];
  cells: Cell[];
}

/** The terms we quote in, as lines from our door to the buyer's. */
export function Shipping({ designator, terms, cells }: ShippingProps) {
  const words = usePageWords(termsWords);
  return (
    <BuyersSection id="shipping" designator={designator} heading={words.shippingHeading}>
      <div className={`content text-small ${styles.terms}`}>
        <p className={styles.segments} aria-hidden="true">
          <span>Incoterms 2020</span>
          <span>{words.segmentExport}</span>
          <span>{words.segmentCarriage}</span>
          <span>{words.segmentDoor}</span>
          <span>{words.segmentImport}</span>
        </p>
        <ul className="ruled">
          {terms.map((term) => (
            <li key={term}>
              <p>
                <bdi className="code" dir="ltr">
                  {term}
                </bdi>{" "}
                <span>{words.incoterms[term]}</span>
              </p>
              <span className={`${styles.bar} ${reaches[term]}`} aria-hidden="true" />
            </li>
          ))}
        </ul>
        <p className={styles.key}>
          <span className={styles.we}>{words.weArrange}</span>
          <span className={styles.you}>{words.youArrange}</span>
          <span className={styles.risk}>{words.riskPasses}</span>
          <span>{words.termInQuote}</span>
        </p>
        <Cells cells={cells} />
      </div>
    </BuyersSection>
  );
}
