declare global {
  interface Window {
    /** How much of the window moved, and how far, as the layout shift of the web vitals. */
    shifted: number;
  }
}

/** Runs in the page, before anything else. */
export function addUpShifts() {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    // Known to Chromium only, and to no library of types.
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}
