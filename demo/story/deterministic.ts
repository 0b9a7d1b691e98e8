import { createHash } from "node:crypto";

/** What looks random and follows from a text: from 0 to 1, without 1. */
export function deterministicNumber(seed: string): number {
  return createHash("sha256").update(seed).digest().readUInt32BE() / 2 ** 32;
}

export function pickBy<const Value>(seed: string, values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(deterministicNumber(seed) * values.length)] ?? values[0];
}
