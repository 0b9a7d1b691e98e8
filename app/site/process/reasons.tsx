import type { Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/designator.tsx";
import type { words as processWords } from "./words.ts";
import styles from "./reasons.module.css";

/** Why it works: one line each, beside the heading. */
export function Reasons({ words }: { words: Localized<typeof processWords> }) {
  return (
    <section className="surface-base section" aria-labelledby="why">
      <div className="page-container">
        <Designator>R6</Designator>
        <h2 className={`text-heading ${styles.reasonsHeading}`} id="why">
          {words.whyHeading}
        </h2>
        <ul className={styles.reasonsList}>
          {([1, 2, 3, 4, 5] as const).map((n) => (
            <li key={n}>{words[`why${n}`]}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
