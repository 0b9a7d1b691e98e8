import { savesData } from "../../extras/saves-data.ts";

/** Whether the visitor may want a scene that moves, and the browser can draw it beside the page. */
export function mayMove(): boolean {
  return !lessMotion.matches && !savesData() && !isSmall() && drawsBesideThePage();
}

/** The visitor's wish, which may change while the scene moves. */
export const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

function isSmall(): boolean {
  // Gigabytes; known to some browsers only, and to no library of types.
  const { deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  return deviceMemory !== undefined && deviceMemory < 4;
}

function drawsBesideThePage(): boolean {
  return (
    "Worker" in window &&
    "OffscreenCanvas" in window &&
    "transferControlToOffscreen" in HTMLCanvasElement.prototype
  );
}
