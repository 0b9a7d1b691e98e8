import { join } from "node:path";
import { Piscina } from "piscina";
import type { RenderTask } from "./render-thread.ts";

const timeoutMs = 10_000;

/** Rendering takes milliseconds, in which the thread that sends built pages would send none. */
const threads = new Piscina({
  filename: join(import.meta.dirname, "render-thread.ts"),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  // Pages are small: without a limit it would collect its garbage late, at twice the memory.
  resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
});

/** Piscina's own limit does not count tasks that can be given up. */
const maxWaiting = 100;
let waiting = 0;

/** Renders a page in a thread. Rejects when that fails, takes too long, or a hundred others wait. */
export async function renderInThread(task: RenderTask): Promise<string> {
  if (waiting >= maxWaiting) throw new Error("Too many pages wait to be rendered");
  waiting += 1;
  try {
    return await threads.run(task, { signal: AbortSignal.timeout(timeoutMs) });
  } finally {
    waiting -= 1;
  }
}
