import { join } from "node:path";
import { Piscina } from "piscina";
import type { WriteMail } from "./inquiry-outbox.ts";
import type { WritingTask } from "./mail-writer-thread.ts";

const timeoutMs = 20_000;

/** What visitors wrote stands in these mails, whatever it is: pages and calls do not wait while one is written. */
const threads = new Piscina({
  filename: join(import.meta.dirname, "mail-writer-thread.ts"),
  minThreads: 0,
  maxThreads: 1,
  // It takes 40 MB, and nobody waits for a mail.
  idleTimeout: 5_000,
  niceIncrement: 10,
});

/** Writes a mail in a thread. Rejects when that takes too long. */
export const writeInThread: WriteMail = (mail, publicUrl) =>
  threads.run({ mail, publicUrl } satisfies WritingTask, { signal: AbortSignal.timeout(timeoutMs) });
