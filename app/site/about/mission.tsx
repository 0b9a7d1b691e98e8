import { MixedText } from "../../i18n/isolate.tsx";
import { Designator } from "../../ui/designator.tsx";
import type { AboutWords } from "./about-words.ts";
import styles from "./about.module.css";

const values = [1, 2, 3, 4] as const;

/** Sanad is what one leans on, so the four values stand as the supports of a loaded beam. */
export function Mission({ words }: { words: AboutWords }) {
  return (
    <section className="surface-base section" aria-labelledby="mission">
      <div className="page-container">
        <Designator>S2</Designator>
        <h2 className="section-heading text-subhead" id="mission">
          {words.mission}
        </h2>
        <p className={`${styles.missionText} ${styles.statement}`}>
          <MixedText text={words.missionText} />
        </p>
        <div className={`content ${styles.beam}`}>
          <h3 className="sr-only">{words.missionValues}</h3>
          <span className={styles.load} aria-hidden="true" />
          <div className={styles.supports} aria-hidden="true">
            {values.map((n) => (
              <div key={n}>
                <Support />
                <span className={`${styles.balloon} code`}>{n}</span>
              </div>
            ))}
          </div>
          <ul>
            {values.map((n) => (
              <li key={n}>
                <span className={`${styles.balloon} code`} aria-hidden="true">
                  {n}
                </span>
                <h4 className="text-subhead">{words[`value${n}`]}</h4>
                <p>
                  <MixedText text={words[`value${n}Text`]} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** A pinned support standing on the ground. */
function Support() {
  return (
    <svg className={styles.support} viewBox="0 0 56 48" width="56" height="48" focusable="false">
      <path d="M28 3 47 35H9zM1 35h54M6 36l-5 8M15 36l-5 8M24 36l-5 8M33 36l-5 8M42 36l-5 8M51 36l-5 8" />
      <circle cx="28" cy="4" r="3.5" />
    </svg>
  );
}
