import { company } from "../../company.ts";
import { LtrText } from "../../i18n/isolate.tsx";
import { Designator } from "../../ui/text/designator.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { usePageWords } from "../localize-words.ts";
import { words as homeWords } from "./words.ts";
import styles from "./counters.module.css";

/** Dimension lines truly to scale: the longest is the greatest figure. */
export function Counters() {
  const words = usePageWords(homeWords);
  return (
    <section className="surface-base section" aria-labelledby="counters">
      <div className="page-container">
        <Designator>M1</Designator>
        <h2 className="sr-only" id="counters">
          {words.countersHeading}
        </h2>
        <ul className={`content ${styles.scale}`} data-island="counters" data-count-up>
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
    </section>
  );
}

interface CounterProps {
  measure: "projects" | "clients" | "countries";
  /** The whole sentence, for screen readers. */
  sentence: string;
  label: string;
}

/** Number and line are drawn, and count up where scripts run (`enhancements/counters.island.ts`); screen readers get the sentence. */
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

interface DimensionLineProps {
  /** Part of the whole width, from 0 to 1. */
  share: number;
  label: string;
}

/** A dimension line with its word on it, or beside it where the line is too short for a word. */
function DimensionLine({ share, label }: DimensionLineProps) {
  const isShort = share < 0.3;
  return (
    <svg className={styles.dim} width={`${share * 100}%`} height="36" aria-hidden="true" focusable="false">
      <path d="M.5 0v36" />
      <Arrow />
      <line x1="0" x2="100%" y1="18" y2="18" />
      <svg x="100%" overflow="visible">
        <path d="M-.5 0v36" />
        <g transform="scale(-1 1)">
          <Arrow />
        </g>
      </svg>
      {isShort ? <LabelBesideLine label={label} /> : <LabelOnLine label={label} />}
    </svg>
  );
}

function Arrow() {
  return <path className={styles.dimArrow} d="M0 18l12-4.500l-2 4.500l2 4.500z" />;
}

function LabelOnLine({ label }: { label: string }) {
  return (
    <text x="50%" y="23" textAnchor="middle">
      {label}
    </text>
  );
}

/** Past the end of the line, in the reading direction, as a draughtsman would do. */
function LabelBesideLine({ label }: { label: string }) {
  const isRtl = useLocaleFromPath() === "ar";
  return (
    <svg x={isRtl ? 0 : "100%"} overflow="visible">
      <path d={isRtl ? "M0 18h-44" : "M0 18h44"} />
      <text x={isRtl ? -52 : 52} y="23" textAnchor="start">
        {label}
      </text>
    </svg>
  );
}
