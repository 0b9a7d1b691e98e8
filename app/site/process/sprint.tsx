import type { Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/designator.tsx";
import { Waveform } from "./waveform.tsx";
import type { words as processWords } from "./words.ts";
import styles from "./sprint.module.css";

const workingDays = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** One sprint as a timing diagram: ten working days, three signals. */
export function Sprint({ words }: { words: Localized<typeof processWords> }) {
  return (
    <section className="surface-base section" aria-labelledby="cycle">
      <div className="page-container">
        <Designator>Y1</Designator>
        <h2 className="section-heading text-heading" id="cycle">
          {words.cycleHeading}
        </h2>
        <div className={`content ${styles.timing}`}>
          <div className={styles.days} aria-hidden="true">
            <p>{words.cycleDay}</p>
            <p className="code">
              {workingDays.map((day) => (
                <span key={day}>{day}</span>
              ))}
            </p>
          </div>
          <ol>
            {([1, 2, 3] as const).map((n) => (
              <li key={n}>
                <div>
                  <p className={styles.when}>{words[`cycle${n}When`]}</p>
                  <h3 className="text-subhead">{words[`cycle${n}`]}</h3>
                  <p className={styles.what}>{words[`cycle${n}Text`]}</p>
                </div>
                <Waveform pulses={pulses[n]} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** When each signal is high, in working days since the sprint began: planning, the daily check, the demo. */
const pulses: Record<1 | 2 | 3, [from: number, to: number][]> = {
  1: [[0, 1]],
  2: [1, 2, 3, 4, 5, 6, 7, 8].map((day) => [day, day + 0.28]),
  3: [[9, 10]],
};
