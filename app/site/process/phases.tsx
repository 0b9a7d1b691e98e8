import { MixedText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import { Silkscreen } from "../silkscreen.tsx";
import type { phaseWords } from "./phase-words.ts";
import type { words as processWords } from "./words.ts";
import styles from "./phases.module.css";

type Words = Localized<typeof processWords & typeof phaseWords>;

/** The board of the page: five phases on one trace, and the dashed way back. */
export function Phases({ words }: { words: Words }) {
  return (
    <section className="surface-dark castellated section" aria-labelledby="phases">
      <span className="edge edge-top" aria-hidden="true" />
      <div className="page-container">
        <h2 className="text-heading" id="phases">
          {words.timelineHeading}
        </h2>
        <div className={styles.track}>
          <ol className={styles.phases}>
            {([1, 2, 3, 4, 5] as const).map((n) => (
              <Phase key={n} words={words} n={n} />
            ))}
          </ol>
          <p className={styles.wayBack}>{words.wayBack}</p>
        </div>
      </div>
      <Silkscreen>R4</Silkscreen>
      <span className="edge" aria-hidden="true" />
    </section>
  );
}

function Phase({ words, n }: { words: Words; n: 1 | 2 | 3 | 4 | 5 }) {
  return (
    <li className={styles.phase} id={`phase-${n}`}>
      <span className={styles.node} aria-hidden="true" />
      <p className={styles.when}>{words[`phase${n}When`]}</p>
      <h3 className="text-subhead">{words[`phase${n}Name`]}</h3>
      <p className={styles.what}>
        <MixedText text={words[`phase${n}Text`]} />
      </p>
      <ul>
        {([1, 2, 3, 4, 5] as const).map((m) => (
          <li key={m}>
            <MixedText text={words[`phase${n}Activity${m}`]} />
          </li>
        ))}
      </ul>
    </li>
  );
}
