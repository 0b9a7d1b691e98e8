declare global {
  interface Window {
    /** The sum of all layout shifts, as in the web vitals. */
    cumulativeLayoutShift: number;
  }
}

/** Runs in the page, before anything else. */
export function sumLayoutShifts() {
  window.cumulativeLayoutShift = 0;
  new PerformanceObserver((list) => {
    // Only Chromium has it, and TypeScript has no type for it.
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.cumulativeLayoutShift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}
