import { join } from "node:path";
import { Piscina } from "piscina";
import type { RenderTask } from "./render-thread.ts";

const timeoutMs = 10_000;

/** Rendering takes milliseconds, in which the thread that sends built pages would send none. */
const threads = new Piscina({
  filename: join(import.meta.dirname, "render-thread.ts"),
  minThreads: 0,
  maxThreads: 1,
  maxQueue: 100,
  idleTimeout: 60_000,
  // Pages are small: without a limit it would collect its garbage late, at twice the memory.
  resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
});

/** Renders a page in a thread. Rejects when that fails, takes too long, or a hundred others wait. */
export function renderInThread(task: RenderTask): Promise<string> {
  return threads.run(task, { signal: AbortSignal.timeout(timeoutMs) });
}
