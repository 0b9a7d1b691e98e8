import { prefersReducedData } from "../../enhancements/prefers-reduced-data.ts";

/** Whether the visitor accepts motion and the data it takes, and the browser can draw the scene in a worker. */
export function canAnimate(): boolean {
  return !reducedMotion.matches && !prefersReducedData() && !hasLittleMemory() && supportsOffscreenCanvas();
}

/** May change while the scene runs. */
export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

function hasLittleMemory(): boolean {
  // In gigabytes; not in every browser, and not in TypeScript's DOM types.
  const { deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  return deviceMemory !== undefined && deviceMemory < 4;
}

function supportsOffscreenCanvas(): boolean {
  return (
    "Worker" in window &&
    "OffscreenCanvas" in window &&
    "transferControlToOffscreen" in HTMLCanvasElement.prototype
  );
}
