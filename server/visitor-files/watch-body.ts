import type { IncomingMessage } from "node:http";
import type { FormLimits } from "./form-limits.ts";

/**
 * Closes the connection of a request that brings too much, too slowly, or for too long. Resolves when all of it has come, or the
 * connection is closed. Nothing is read by this alone.
 */
export function watchBody(request: IncomingMessage, limits: Omit<FormLimits, "forms" | "formsPerNetwork">) {
  const ended = Promise.withResolvers<void>();
  let bytes = 0;
  let bytesInWindow = 0;
  let hasWaited = false;
  const close = () => request.socket.destroy();
  const windows = setInterval(() => {
    if (bytesInWindow < limits.bytesPerWindow && !hasWaited) close();
    bytesInWindow = 0;
    hasWaited = request.isPaused();
  }, limits.window);
  const all = setTimeout(close, limits.time);
  const onData = (chunk: Buffer) => {
    bytes += chunk.length;
    bytesInWindow += chunk.length;
    if (bytes > limits.bytes) close();
  };
  const onPause = () => (hasWaited = true);
  const stop = () => {
    clearInterval(windows);
    clearTimeout(all);
    request.off("data", onData).off("pause", onPause).off("end", stop).off("close", stop);
    ended.resolve();
  };
  request.on("pause", onPause).on("end", stop).on("close", stop);
  return {
    ended: ended.promise,
    /** From now on what is read is counted. */
    count: () => request.on("data", onData),
  };
}
