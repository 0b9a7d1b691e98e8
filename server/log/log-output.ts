import { setTimeout as wait } from "node:timers/promises";
import sonicBoom from "sonic-boom";
import { writeLogTo } from "./log.ts";

/** Bytes that may wait for the reader of the log. What comes on top is lost: a log that stands still must not stop the site. */
const maxWaitingBytes = 4 * 1024 * 1024;

/** For the reader of the log, before the process exits. */
const maxFlushMs = 1_000;

/**
 * Writes log lines to standard output without waiting for its reader, as `console.log` does when that is a pipe. Returns what is
 * called before the process exits: a write that is under way would be lost.
 */
export function writeLogInBackground(): () => Promise<void> {
  const output = new sonicBoom.SonicBoom({ fd: 1, sync: false, maxLength: maxWaitingBytes });
  // Nobody reads any more: there is nobody to tell.
  output.on("error", () => {});
  writeLogTo((line) => output.write(`${line}\n`));
  process.on("exit", () => output.flushSync());
  return async () => {
    const flushed = new Promise<void>((resolve) => output.flush(() => resolve()));
    await Promise.race([flushed, wait(maxFlushMs)]);
  };
}
