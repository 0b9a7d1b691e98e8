import { fragments, units } from "./hostile-fragments.ts";
import type { Random } from "./random.ts";

const sizes = [1, 3, 10, 33, 100, 250, 1_000, 2_500, 7_700, 15_000, 40_000, 130_000, 500_000, 1_100_000];

/** A text that some parser may not like, of at most `longest` characters. */
export function makeHostileText(random: Random, maxLength: number): string {
  const size = Math.min(maxLength, random.pick(sizes));
  switch (random.below(8)) {
    case 0:
    case 1:
      return repeat(random.pick(units), size);
    case 2:
      return repeat(`${random.pick(units)}${random.pick(units)}`, size);
    case 3: {
      const half = Math.floor(size / 2);
      const [open, close] = random.pick([
        ["[", "]"],
        ["{", "}"],
        ["(", ")"],
        ['"', '"'],
        ['{"a":', "}"],
        ["<a>", "</a>"],
      ] as const);
      const count = Math.floor(half / Math.max(open.length, close.length));
      return `${open.repeat(count)}${random.pick(fragments)}${close.repeat(count)}`;
    }
    case 4:
      return Array.from({ length: 1 + random.below(5) }, () => random.pick(fragments)).join(
        random.pick([",", ".", "", ":", " ", "->"]),
      );
    default:
      return random.pick(fragments);
  }
}

/** A text that a header may hold. */
export function makeHeaderText(random: Random, maxLength: number): string {
  return makeHostileText(random, maxLength).replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, "?");
}

function repeat(unit: string, size: number): string {
  return unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
}
