import { totalmem } from "node:os";

const littleBytes = 2 * 2 ** 30;

/** Whether the embedded database saves memory at the price of time: see docs/decisions/database.md. */
export function hasLittleMemory(limit?: number, total?: number): boolean {
  return availableBytes(limit, total) < littleBytes;
}

/** Of the machine, or of the container where that has less. */
export function availableBytes(limit = process.constrainedMemory(), total = totalmem()): number {
  // 0 is unknown; without a limit it is more than the machine has.
  return Math.min(limit || total, total);
}
