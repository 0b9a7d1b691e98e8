import { type Incoterm, orderStages } from "../../company-entries.ts";
import { LtrText, MixedText } from "../../i18n/isolate.tsx";
import { usePageWords } from "../localize-words.ts";
import type { BuyersFacts } from "./facts.server.ts";
import { BuyersSection, type Cell, Cells, PrintedLine, type PrintedProps } from "./section.tsx";
import { termsWords } from "./terms-words.ts";
import lineStyles from "../lines.module.css";
import orderStyles from "./order.later.module.css";
import shippingStyles from "./shipping.later.module.css";

type OrderFacts = BuyersFacts["order"];
type OrderProps = OrderFacts & PrintedProps & { designator: string };

/** Six stages on one axis, and below them what is paid and what is yours. */
export function Order({ designator, due, signals, afterDelivery, printed }: OrderProps) {
  const words = usePageWords(termsWords);
  return (
    <BuyersSection
      id="order"
      designator={designator}
      heading={words.orderHeading}
      above={<PrintedLine printed={printed} />}
    >
      <p className={`section-heading text-lead ${orderStyles.lead}`}>
        {Object.keys(due).length > 0 ? words.orderLead : words.orderLeadUnpaid}
      </p>
      <div className="content">
        <ol className={orderStyles.stages}>
          {orderStages.map((stage) => (
            <li key={stage}>
              <h3>{words.stages[stage].name}</h3>
              <p>{words.stages[stage].text}</p>
              {due[stage] && (
                <p className={orderStyles.due}>
                  {words.due}{" "}
                  <b>
                    <LtrText>{due[stage]}</LtrText>
                  </b>{" "}
                  {words.stages[stage].due}
                </p>
              )}
            </li>
          ))}
        </ol>
        <dl className={`${lineStyles.ruled} ${orderStyles.signals}`}>
          {signals.map((signal) => (
            <Signal key={signal.name} signal={signal} />
          ))}
        </dl>
      </div>
      {afterDelivery.length > 0 && (
        <div className="content">
          <h3 className={`text-subhead ${orderStyles.after}`}>{words.afterHeading}</h3>
          <Cells cells={afterDelivery} />
        </div>
      )}
    </BuyersSection>
  );
}

function Signal({ signal: { name, text, levels } }: { signal: OrderFacts["signals"][number] }) {
  const rise = levels.findIndex((level) => level > 0);
  const low = rise < 0 ? levels.length : rise;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <MixedText text={text} />
        <svg
          className={lineStyles.signal}
          viewBox="0 0 600 40"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path d={`M0 36H${low * 100}`} />
          <path className={lineStyles.high} d={signalPath(levels, low)} />
        </svg>
      </dd>
    </div>
  );
}

/** From the stage at which it rises. */
function signalPath(levels: number[], from: number): string {
  const steps = levels.slice(from).map((level, index) => `V${36 - 30 * level}H${(from + index + 1) * 100}`);
  return `M${from * 100} 36${steps.join("")}`;
}

/** How far we pay and where the risk passes. */
const reaches: Record<Incoterm, string | undefined> = {
  EXW: "",
  FCA: shippingStyles.FCA,
  CIP: shippingStyles.CIP,
  DAP: shippingStyles.DAP,
  DDP: shippingStyles.DDP,
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
      <div className={`content text-small ${shippingStyles.terms}`}>
        <p className={shippingStyles.segments} aria-hidden="true">
          <span>Incoterms 2020</span>
          <span>{words.segmentExport}</span>
          <span>{words.segmentCarriage}</span>
          <span>{words.segmentDoor}</span>
          <span>{words.segmentImport}</span>
        </p>
        <ul className={lineStyles.ruled}>
          {terms.map((term) => (
            <li key={term}>
              <p>
                <bdi className="code" dir="ltr">
                  {term}
                </bdi>{" "}
                <span>{words.incoterms[term]}</span>
              </p>
              <span className={`${shippingStyles.bar} ${reaches[term]}`} aria-hidden="true" />
            </li>
          ))}
        </ul>
        <p className={shippingStyles.key}>
          <span className={shippingStyles.we}>{words.weArrange}</span>
          <span className={shippingStyles.you}>{words.youArrange}</span>
          <span className={shippingStyles.risk}>{words.riskPasses}</span>
          <span>{words.termInQuote}</span>
        </p>
        <Cells cells={cells} />
      </div>
    </BuyersSection>
  );
}
