import type { Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/designator.tsx";
import type { words as processWords } from "./words.ts";
import styles from "./values.module.css";

/** What comes first stands over what comes after it, as a fraction; read aloud it is one sentence. */
export function Values({ words }: { words: Localized<typeof processWords> }) {
  return (
    <section className="surface-base section" aria-labelledby="values">
      <div className="page-container">
        <Designator>R5</Designator>
        <h2 className="section-heading text-subhead" id="values">
          {words.valuesHeading}
        </h2>
        <ul className={`${styles.fractions} content`}>
          {([1, 2, 3, 4] as const).map((n) => (
            <li key={n}>
              <h3 className={styles.fraction}>
                <span className={styles.numerator}>{words[`values${n}`]}</span>{" "}
                <span className={styles.fractionBar}>{words.valuesBefore}</span>{" "}
                <span className={styles.denominator}>{words[`values${n}Rather`]}</span>
              </h3>
              <p>{words[`values${n}Text`]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
