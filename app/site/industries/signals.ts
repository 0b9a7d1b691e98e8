import type { industries } from "../industry-names.ts";

/** Path data in a field of 1200 by 200; time runs with x. */
interface Signal {
  /** What comes in. */
  input?: string;
  /** What we make of it; without one nothing is drawn. */
  output?: string;
}

const width = 1200;

/** A pulse as light sees it through a fingertip: a steep rise, a notch, a long fall. */
const heartbeat = "h24c10 0 13-68 26-68s15 36 26 38s10-8 18-8s18 38 32 38h24";

export const signals: Record<(typeof industries)[number], Signal> = {
  manufacturing: {
    input: [
      presses(44, [0, 130, 262, 398, 540, 690]),
      levels(96, 26, range(60, 850, 60)),
      levels(148, 26, range(0, 850, 17)),
    ].join(""),
    output: levels(194, 26, [560]),
  },
  healthcare: {
    output: `M0 128${range(0, width, 150)
      .map(() => heartbeat)
      .join("")}`,
  },
  automotive: {
    input: `M0 70H236L242 158L268 112${wave(268, 610, 112, 15, 57)}Q640 34 700 34${wave(700, 940, 34, 4, 20)}L944 4Q962 34 1010 34${wave(1010, width, 34, 4, 19)}`,
    output: `M0 184H${width}`,
  },
  agriculture: {
    input: [samples(66, [false, false, true, true, true, true, true, true, true, false, false, false])]
      .concat(samples(130, [false, false, false, false, true, true, true, true, true, true, false, false]))
      .join(""),
    output: levels(192, 38, [460, 860]),
  },
  energy: {
    input: `M0 52${wave(0, 480, 52, 36, 80)}H880${wave(880, width, 52, 36, 80)}`,
    output: `M0 150${wave(0, width, 150, 36, 80)}`,
  },
  defense: {},
};

/** Strokes of an old press, each a little later than the one before, until it stands. */
function presses(floor: number, starts: number[]): string {
  const strokes = starts.map((start) => `H${start}l46-34l10 34`);
  return `M0 ${floor}${strokes.join("")}H${width}`;
}

/** A level that turns over at each moment, low at first. */
function levels(floor: number, height: number, moments: number[]): string {
  const turns = moments.map((moment, index) => `H${moment}V${index % 2 === 0 ? floor - height : floor}`);
  return `M0 ${floor}${turns.join("")}H${width}`;
}

/** Short readings of a sensor that sleeps between them: tall when the soil is dry. */
function samples(floor: number, readings: boolean[]): string {
  const pulses = readings.map((isDry, index) => `H${60 + index * 100}v${isDry ? -46 : -14}h10V${floor}`);
  return `M0 ${floor}${pulses.join("")}H${width}`;
}

/** A sine from one moment to another, as half waves of a cubic curve. */
function wave(from: number, to: number, middle: number, height: number, period: number): string {
  const half = period / 2;
  return range(from, to, half)
    .map((start, index) => {
      const peak = middle + (index % 2 === 0 ? -1 : 1) * height * 1.33;
      const end = Math.min(start + half, to);
      return `C${start + half * 0.36} ${peak} ${end - half * 0.36} ${peak} ${end} ${middle}`;
    })
    .join("");
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
}
