import type { Random } from "./random.ts";

/** Encodes a text as part of an address: fully, sparingly, twice or wrongly. */
export function encodePart(random: Random, text: string): string {
  switch (random.below(8)) {
    case 0:
      return encodeURIComponent(encodeURIComponent(text.toWellFormed()));
    case 1:
      return text.replaceAll(/[^!-~]|[#]/g, "");
    case 2:
    case 3:
      return encodeSparingly(text);
    default:
      return encodeURIComponent(text.toWellFormed());
  }
}

/** Leaves as they are the characters that only need not be encoded, so that more fits into an address. */
export function encodeSparingly(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^!$&-;=?-Z[\]_a-z{|}~"\\<]/gu, (character) => encodeURIComponent(character));
}

/** Corrupts one position of an address, to send broken percent-encoding and unfinished text too. */
export function corrupt(random: Random, address: string): string {
  const position = random.below(address.length + 1);
  const corruption = random.pick([
    "(",
    ")",
    ".",
    "%",
    ",",
    '"',
    "&",
    "=",
    ":",
    "%00",
    "%FF",
    "'",
    "%ED%A0%80",
  ]);
  return address.slice(0, position) + corruption + address.slice(position + random.below(2));
}
