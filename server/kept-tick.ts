import { executionAsyncResource } from "node:async_hooks";

const kept: object[] = [];

/**
 * Keeps one of the objects Node makes for each `process.nextTick`. When a full collection finds none alive, V8 forgets their
 * shape and makes all later ones the slow way, two for every answer. See docs/decisions/kept-tick.md.
 */
export function keepTick(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
