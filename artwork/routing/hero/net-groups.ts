import type { Pin } from "../../../scene/kit/board/small-outline.ts";
import type { Net } from "../route-nets.ts";

/** A group of similar nets; `describe` gives the net of each index. */
export function netGroup(name: string, count: number, describe: (index: number) => Omit<Net, "name">): Net[] {
  return Array.from({ length: count }, (_, index) => ({ name: `${name} ${index}`, ...describe(index) }));
}

/** The pin at an index; throws when there is none. */
export function pinAt(pins: readonly Pin[], index: number): Pin {
  const pin = pins[index];
  if (!pin) throw new RangeError(`There are ${pins.length} pins, but the layout asks for number ${index}.`);
  return pin;
}
