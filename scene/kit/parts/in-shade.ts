import type { Solid } from "../solid/solid.ts";

/** Draws what lies inside another part, where only a share of the light arrives. */
export function inShade(solid: Solid, share: number, draw: (solid: Solid) => void): void {
  solid.save();
  solid.occlusion = () => share;
  draw(solid);
  solid.restore();
}
