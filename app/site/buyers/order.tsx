import { LtrText, MixedText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import { orderStages, type OrderStage } from "../../company-entries.ts";
import { Cells } from "./cells.tsx";
import type { Cell } from "./firm-cells.server.ts";
import type { Signal } from "./signals.ts";
import type { termsWords } from "./terms-words.ts";
import { type Printed, PrintedLine } from "./vendor-pack.tsx";
import { SheetSection } from "./sheet-section.tsx";
import styles from "./order.later.module.css";

type Words = Localized<typeof termsWords>;

interface OrderProps {
  words: Words;
  designator: string;
  /** What falls due at a stage. */
  due: Partial<Record<OrderStage, string>>;
  signals: Signal[];
  afterDelivery: Cell[];
  printed: Printed;
}

/** Six stages on one axis, and below them what is paid and what is yours. */
export function Order({ words, designator, due, signals, afterDelivery, printed }: OrderProps) {
  return (
    <SheetSection
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
              <h3>{words[stage]}</h3>
              <p>{words[`${stage}Text`]}</p>
              {due[stage] && (
                <p className={styles.due}>
                  {words.due}{" "}
                  <b>
                    <LtrText>{due[stage]}</LtrText>
                  </b>{" "}
                  {words[`${stage}Due`]}
                </p>
              )}
            </li>
          ))}
        </ol>
        <dl className={styles.signals}>
          {signals.map((signal) => (
            <SignalRow key={signal.name} signal={signal} />
          ))}
        </dl>
      </div>
      {afterDelivery.length > 0 && (
        <div className="content">
          <h3 className={`text-subhead ${styles.after}`}>{words.afterHeading}</h3>
          <Cells cells={afterDelivery} />
        </div>
      )}
    </SheetSection>
  );
}

function SignalRow({ signal: { name, text, levels } }: { signal: Signal }) {
  const rise = levels.findIndex((level) => level > 0);
  const low = rise < 0 ? levels.length : rise;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <MixedText text={text} />
        <svg viewBox="0 0 600 40" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={`M0 36H${low * 100}`} />
          <path className={styles.up} d={signalPath(levels, low)} />
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
