import { totalmem } from "node:os";

/** How much a process may take. A small one is slower: see docs/decisions/database.md. */
export type Memory = "small" | "large";

const smallBytes = 2 * 2 ** 30;

/** By the memory that there is. */
export function detectMemory(limit?: number, total?: number): Memory {
  return availableBytes(limit, total) < smallBytes ? "small" : "large";
}

/** Of the machine, or of the container where that has less. */
export function availableBytes(limit = process.constrainedMemory(), total = totalmem()): number {
  // 0 is unknown; without a limit it is more than the machine has.
  return Math.min(limit || total, total);
}
