import { usePageWords } from "../localize-words.ts";
import { Section } from "../section.tsx";
import { words as processWords } from "./words.ts";
import lineStyles from "../lines.module.css";
import styles from "./sprint.module.css";

/** When a signal is high, in working days since the sprint began. */
type Pulse = [from: number, to: number];

const workingDays = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Planning, the daily check, the demo. */
const pulses: Pulse[][] = [[[0, 1]], [1, 2, 3, 4, 5, 6, 7, 8].map((day) => [day, day + 0.28]), [[9, 10]]];

/** One sprint as a timing diagram: ten working days, three signals. */
export function Sprint() {
  const words = usePageWords(processWords);
  return (
    <Section id="cycle" heading={words.cycleHeading}>
      <div className={`content ${styles.timing}`}>
        <div className={`${styles.days} text-muted text-small`} aria-hidden="true">
          <p>{words.cycleDay}</p>
          <p className="code">
            {workingDays.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </p>
        </div>
        <ol>
          {words.cycle.map(({ name, when, text }, index) => (
            <li key={name}>
              <div>
                <p className="text-accent text-small">{when}</p>
                <h3 className="text-subhead">{name}</h3>
                <p className="text-muted text-small text-balance">{text}</p>
              </div>
              <Waveform pulses={pulses[index] ?? []} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const days = workingDays.length;
const dayWidth = 100;
const high = 12;
const low = 54;

/** A signal over ten days. It runs with the reading direction; the numbers over it do not turn. */
function Waveform({ pulses }: { pulses: Pulse[] }) {
  return (
    <svg
      className={`${lineStyles.signal} ${styles.wave}`}
      viewBox={`0 0 ${days * dayWidth} 64`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={baselinePath(pulses)} />
      <path className={lineStyles.high} d={pulses.map(pulsePath).join("")} />
    </svg>
  );
}

/** The line between the pulses. */
function baselinePath(pulses: Pulse[]): string {
  const starts = [0, ...pulses.map(([, to]) => to)];
  const ends = [...pulses.map(([from]) => from), days];
  return starts.map((start, index) => `M${xOf(start)} ${low}H${xOf(ends[index] ?? days)}`).join("");
}

function pulsePath([from, to]: Pulse): string {
  return `M${xOf(from)} ${low}V${high}H${xOf(to)}V${low}`;
}

function xOf(day: number): number {
  return Math.round(day * dayWidth);
}
