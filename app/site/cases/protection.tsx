import { MixedText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/designator.tsx";
import { Silkscreen } from "../silkscreen.tsx";
import type { words as casesWords } from "./words.ts";
import styles from "./protection.module.css";

const measures = ["Client", "Nda", "Secure", "Trust"] as const;

/** Four compartments of one shielding can, its walls stitched to the board by vias. */
export function Protection({ words }: { words: Localized<typeof casesWords> }) {
  return (
    <section className="surface-dark castellated section" aria-labelledby="protection">
      <span className="edge edge-top" aria-hidden="true" />
      <div className="page-container">
        <Designator>X4</Designator>
        <h2 className="section-heading text-heading" id="protection">
          {words.protectionHeading}
        </h2>
        <ul className={`content ${styles.shield}`}>
          {measures.map((measure) => (
            <li key={measure}>
              <h3 className="text-subhead">{words[`protection${measure}`]}</h3>
              <p>
                <MixedText text={words[`protection${measure}Text`]} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <Silkscreen>X4</Silkscreen>
      <span className="edge" aria-hidden="true" />
    </section>
  );
}
