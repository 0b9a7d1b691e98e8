import { executionAsyncResource } from "node:async_hooks";

const retained: object[] = [];

/**
 * Keeps a reference to one of the objects Node makes for each `process.nextTick`. When a full garbage collection finds none,
 * V8 drops their hidden class and makes all later ones slowly, two for every response. See docs/decisions/kept-tick.md.
 */
export function retainTickObject(): void {
  process.nextTick(() => retained.push(executionAsyncResource()));
}
