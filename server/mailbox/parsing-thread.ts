import { join } from "node:path";
import { Piscina } from "piscina";

/** Of the clock: on a busy machine a large mail takes ten times as long as its work. */
const timeoutMs = 60_000;

/** A mail may be built to keep its reader busy: this thread is ended then, and pages never wait for it. */
const threads = new Piscina({
  minThreads: 0,
  maxThreads: 1,
  // Then it gives back what the largest mail took.
  idleTimeout: 60_000,
  niceIncrement: 10,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
});

/** Calls a function of a file of this folder in a thread. Undefined for a mail that breaks it, or takes too long. */
export async function runInThread<Result>(
  file: string,
  name: string,
  task: unknown,
): Promise<Result | undefined> {
  try {
    const filename = join(import.meta.dirname, file);
    return await threads.run(task, { filename, name, signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    return undefined;
  }
}
