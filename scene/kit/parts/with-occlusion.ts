import type { Solid } from "../solid/solid.ts";

/** Draws what is inside another part, with a constant occlusion. */
export function withOcclusion(solid: Solid, light: number, draw: (solid: Solid) => void): void {
  solid.save();
  solid.occlusion = () => light;
  draw(solid);
  solid.restore();
}
