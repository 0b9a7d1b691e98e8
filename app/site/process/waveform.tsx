import styles from "./sprint.module.css";

interface WaveformProps {
  /** When the signal is high, in working days of the sprint, in order. */
  pulses: [from: number, to: number][];
}

const days = 10;
const dayWidth = 100;
const high = 12;
const low = 54;

/** A signal over ten days. It runs with the reading direction; the numbers over it do not turn. */
export function Waveform({ pulses }: WaveformProps) {
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${days * dayWidth} 64`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={baselinePath(pulses)} />
      <path className={styles.pulseHigh} d={pulses.map(pulsePath).join("")} />
    </svg>
  );
}

function pulsePath([from, to]: [number, number]): string {
  return `M${xOf(from)} ${low}V${high}H${xOf(to)}V${low}`;
}

/** The line between the pulses. */
function baselinePath(pulses: [number, number][]): string {
  const starts = [0, ...pulses.map(([, to]) => to)];
  const ends = [...pulses.map(([from]) => from), days];
  return starts.map((start, index) => `M${xOf(start)} ${low}H${xOf(ends[index] ?? days)}`).join("");
}

function xOf(day: number): number {
  return Math.round(day * dayWidth);
}
