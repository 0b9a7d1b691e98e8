import { company } from "../../company.ts";
import { LtrText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/designator.tsx";
import { InlineScript } from "../../ui/inline-script.tsx";
import { DimensionLine } from "./dimension-line.tsx";
import countUpScript from "./enhancements/count-up.ts?script";
import type { words as homeWords } from "./words.ts";
import styles from "./counters.module.css";

/** Dimension lines truly to scale: the longest is the greatest figure. */
export function Counters({ words }: { words: Localized<typeof homeWords> }) {
  return (
    <section className="surface-base section" aria-labelledby="counters">
      <div className="page-container">
        <Designator>M1</Designator>
        <h2 className="sr-only" id="counters">
          {words.countersHeading}
        </h2>
        <ul className={`content ${styles.scale}`} data-count-up>
          <Counter measure="projects" sentence={words.countersProjectsFull} label={words.countersProjects} />
          <Counter measure="clients" sentence={words.countersClientsFull} label={words.countersClients} />
          <Counter
            measure="countries"
            sentence={words.countersCountriesFull}
            label={words.countersCountries}
          />
        </ul>
        <p className={`content ${styles.scaleNote}`} aria-hidden="true">
          {words.countersToScale}
        </p>
      </div>
      <InlineScript text={countUpScript} />
    </section>
  );
}

interface CounterProps {
  measure: "projects" | "clients" | "countries";
  /** The whole sentence, for screen readers. */
  sentence: string;
  label: string;
}

/** Number and line are drawn, and count up where scripts run (`enhancements/count-up.ts`); screen readers get the sentence. */
function Counter({ measure, sentence, label }: CounterProps) {
  return (
    <li>
      <span className="sr-only">{sentence}</span>
      <span className={`${styles.fig} text-figure`} aria-hidden="true">
        <LtrText>
          <span className={styles.digits} data-target={company[measure]}>
            <span data-figure>{company[measure]}</span>
          </span>
          <i className="text-accent">+</i>
        </LtrText>
      </span>
      <DimensionLine share={company[measure] / company.projects} label={label} />
    </li>
  );
}
