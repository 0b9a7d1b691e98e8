import { totalmem } from "node:os";

/** How much a process may take. A small one is slower: see docs/decisions/database.md. */
export type Memory = "small" | "large";

const smallBytes = 2 * 2 ** 30;

/** By the memory of the machine, or of the container. */
export function detectMemory(limit = process.constrainedMemory(), total = totalmem()): Memory {
  return Math.min(limit || total, total) < smallBytes ? "small" : "large";
}
