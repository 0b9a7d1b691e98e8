import sonicBoom from "sonic-boom";
import { writeLogTo } from "./log.ts";

/** Bytes that may wait for the reader of the log. What comes on top is lost: a log that stands still must not stop the site. */
const maxWaitingBytes = 4 * 1024 * 1024;

/** Writes log lines to standard output without waiting for its reader, as `console.log` does when that is a pipe. */
export function writeLogInBackground(): void {
  const output = new sonicBoom.SonicBoom({ fd: 1, sync: false, maxLength: maxWaitingBytes });
  // Nobody reads any more: there is nobody to tell.
  output.on("error", () => {});
  writeLogTo((line) => output.write(`${line}\n`));
  process.on("exit", () => output.flushSync());
}
