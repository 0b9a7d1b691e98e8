import { MixedText } from "../../i18n/isolate.tsx";
import { Designator } from "../../ui/designator.tsx";
import building from "./building.svg";
import type { AboutWords } from "./about-words.ts";
import styles from "./about.module.css";

/** The building in section, with the three things nobody could read. */
export function Inspiration({ words }: { words: AboutWords }) {
  return (
    <section className="surface-base section" aria-labelledby="inspiration">
      <div className={`page-container ${styles.inspiration}`}>
        <Designator>S1</Designator>
        <h2 className="text-subhead" id="inspiration">
          {words.inspiration}
        </h2>
        <p className={styles.statement}>
          <MixedText text={words.inspirationThings} />
        </p>
        <figure>
          <div className={`${styles.building} after-first-paint`}>
            <img src={building} width="570" height="690" alt={words.building} loading="lazy" />
          </div>
          <Unknowns words={words} />
        </figure>
        <div className={`${styles.inspirationRest} text-lead`}>
          <p>
            <MixedText text={words.inspirationCaretaker} />
          </p>
          <p>
            <MixedText text={words.inspirationEngineers} />
          </p>
        </div>
      </div>
    </section>
  );
}

/** The parts list of the drawing: its balloons carry the same numbers. */
function Unknowns({ words }: { words: AboutWords }) {
  return (
    <ol className={styles.unknowns}>
      {([1, 2, 3] as const).map((n) => (
        <li key={n}>
          <span className={`${styles.balloon} code`} aria-hidden="true">
            {n}
          </span>
          <span>{words[`unknown${n}`]}</span>
          <b>{words.unknown}</b>
        </li>
      ))}
    </ol>
  );
}
