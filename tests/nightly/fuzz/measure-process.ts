/** Loaded into the server's process before it starts; reports its event loop and memory to the parent process. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

export interface Measurement {
  /** Since the last measurement, the longest time its thread was at work without a turn; what a busy machine takes does not count. */
  longestWorkMs: number;
  /** After collecting garbage. */
  heapMb: number;
  residentMb: number;
}

const tickMs = 10;
let longestWork = 0;
let before = process.threadCpuUsage();

setInterval(() => {
  const used = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longestWork = Math.max(longestWork, (used.user + used.system) / 1000);
}, tickMs).unref();

process.on("message", (message) => {
  if (message !== "measure") return;
  const measured = { longestWorkMs: longestWork };
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, external, rss } = process.memoryUsage();
  const measurement: Measurement = {
    ...measured,
    heapMb: (heapUsed + external) / 2 ** 20,
    residentMb: rss / 2 ** 20,
  };
  process.send?.(measurement, () => {
    // The server did not cause this collection, so it is not measured.
    setImmediate(() => {
      longestWork = 0;
      before = process.threadCpuUsage();
    });
  });
});
// Listening does not keep a process alive that wants to end.
process.channel?.unref();
