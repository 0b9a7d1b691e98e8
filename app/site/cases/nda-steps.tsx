import { MixedText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/designator.tsx";
import type { words as casesWords } from "./words.ts";
import styles from "./nda-steps.module.css";

/** Three steps on one trace. It is dashed until the jumper in the middle, the agreement, is closed by both sides. */
export function NdaSteps({ words }: { words: Localized<typeof casesWords> }) {
  return (
    <section className="surface-base section" aria-labelledby="nda">
      <div className="page-container">
        <Designator>X5</Designator>
        <h2 className="section-heading text-heading" id="nda">
          {words.ndaHeading}
        </h2>
        <ol className={`content ${styles.ndaSteps}`}>
          {([1, 2, 3] as const).map((n) => (
            <li key={n}>
              <span className={styles.ndaNode} aria-hidden="true" />
              <h3 className="text-subhead">{words[`nda${n}`]}</h3>
              <p>
                <MixedText text={words[`nda${n}Text`]} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
