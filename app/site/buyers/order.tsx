import { orderStages } from "../../company-entries.ts";
import { LtrText, MixedText } from "../../i18n/isolate.tsx";
import { usePageWords } from "../localize-words.ts";
import type { BuyersFacts } from "./facts.server.ts";
import { BuyersSection, Cells, PrintedLine, type PrintedProps } from "./section.tsx";
import { termsWords } from "./terms-words.ts";
import styles from "./order.later.module.css";

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
      <p className={`section-heading text-lead ${styles.lead}`}>
        {Object.keys(due).length > 0 ? words.orderLead : words.orderLeadUnpaid}
      </p>
      <div className="content">
        <ol className={styles.stages}>
          {orderStages.map((stage) => (
            <li key={stage}>
              <h3>{words.stages[stage].name}</h3>
              <p>{words.stages[stage].text}</p>
              {due[stage] && (
                <p className={styles.due}>
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
        <dl className={`ruled ${styles.signals}`}>
          {signals.map((signal) => (
            <Signal key={signal.name} signal={signal} />
          ))}
        </dl>
      </div>
      {afterDelivery.length > 0 && (
        <div className="content">
          <h3 className={`text-subhead ${styles.after}`}>{words.afterHeading}</h3>
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
          className="signal"
          viewBox="0 0 600 40"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path d={`M0 36H${low * 100}`} />
          <path className="high" d={signalPath(levels, low)} />
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
