import { MixedText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/designator.tsx";
import { coreServices } from "../core-services.ts";
import { Silkscreen } from "../silkscreen.tsx";
import { CameraView } from "./drawings/camera-view.tsx";
import { EdgeBoard } from "./drawings/edge-board.tsx";
import { GaugePanel } from "./drawings/gauge-panel.tsx";
import { KeyInChip } from "./drawings/key-in-chip.tsx";
import { MeasuredPart } from "./drawings/measured-part.tsx";
import { Pairing } from "./drawings/pairing.tsx";
import { PrintHead } from "./drawings/print-head.tsx";
import { ValveAndTwin } from "./drawings/valve-and-twin.tsx";
import { specializedServices, type specializedWords } from "./specialized-words.ts";
import type { words as pageWords } from "./words.ts";
import styles from "./spec.later.module.css";

type Words = Localized<typeof pageWords & typeof specializedWords>;

/** Eight rows of a specification with a drawing each; their numbers go on from the core services, as on the symbol. */
export function SpecializedServices({ words }: { words: Words }) {
  return (
    <section className="surface-dark section" aria-labelledby="specialized">
      <span className="edge edge-top" aria-hidden="true" />
      <div className="page-container">
        <Designator>U1B</Designator>
        <h2 className="section-heading text-heading" id="specialized">
          {words.specialHeading}
        </h2>
        <ul className={`content ${styles.spec}`}>
          {specializedServices.map((id, index) => (
            <SpecializedService key={id} id={id} number={coreServices.length + index + 1} words={words} />
          ))}
        </ul>
      </div>
      <Silkscreen>NWT-U1B</Silkscreen>
    </section>
  );
}

const drawings = {
  print3d: PrintHead,
  vision: CameraView,
  edge: EdgeBoard,
  security: KeyInChip,
  mobile: Pairing,
  web: GaugePanel,
  reverse: MeasuredPart,
  twins: ValveAndTwin,
};

interface SpecializedServiceProps {
  id: (typeof specializedServices)[number];
  number: number;
  words: Words;
}

function SpecializedService({ id, number, words }: SpecializedServiceProps) {
  const Drawing = drawings[id];
  return (
    <li id={id}>
      <h3 className="text-subhead">
        <span className="code" aria-hidden="true">
          {number}
        </span>
        {words[`${id}Title`]}
      </h3>
      <p>
        <MixedText text={words[`${id}Text`]} />
      </p>
      <ul>
        {([1, 2, 3, 4] as const).map((n) => (
          <li key={n}>
            <MixedText text={words[`${id}Capability${n}`]} />
          </li>
        ))}
      </ul>
      <Drawing />
    </li>
  );
}
