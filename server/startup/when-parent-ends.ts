const checkMs = 500;

const parent = process.ppid;

/** npm signals only its shell, and dash ends without passing that on. `exec` would help, but Windows has none. */
export function whenParentEnds(stop: () => void): void {
  if (!process.env["npm_lifecycle_event"]) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, checkMs);
  watch.unref();
}
