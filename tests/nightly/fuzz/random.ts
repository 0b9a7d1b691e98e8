/** A source of numbers that gives the same ones for the same seed. */
export interface Random {
  /** A whole number from 0 to `end - 1`. */
  below(end: number): number;
  /** True once in `times`. */
  oneIn(times: number): boolean;
  pick<Item>(list: readonly [Item, ...Item[]] | readonly Item[]): Item;
}

/** Every request has a source of its own, so that one can be made again alone. */
export function seededRandom(seed: number, index: number): Random {
  let state = Math.imul(seed ^ Math.imul(index + 1, 0x9e37_79b1), 0x85eb_ca6b) >>> 0;
  const below = (end: number) => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick(list) {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error("Nothing to pick from");
      return item;
    },
  };
}
