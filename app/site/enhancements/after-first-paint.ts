/** Calls back once the page is loaded and its text is painted, so that no request made there competes with it. */
export function afterFirstPaint(callback: () => void) {
  const afterTwoFrames = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callback, 200)));
  const afterPaint = () => onFirstPaint(afterTwoFrames);
  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint, { once: true });
}

/** A busy machine shows frames long after they are made. */
function onFirstPaint(callback: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return callback();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    callback();
  }).observe({ type: "paint", buffered: true });
}
