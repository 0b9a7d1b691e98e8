import type { Solid } from "../../../scene/kit/solid/solid.ts";

type Draw = (solid: Solid) => void;

/** Draws on a face that faces +z: +y of `draw` becomes +z, and its -z becomes +y. */
export function onFront(solid: Solid, x: number, y: number, z: number, draw: Draw): void {
  solid
    .save()
    .translate(x, y, z)
    .rotateX(Math.PI / 2);
  draw(solid);
  solid.restore();
}

/** Draws on a face that faces down. */
export function onUnderside(solid: Solid, x: number, y: number, z: number, draw: Draw): void {
  solid.save().translate(x, y, z).rotateX(Math.PI);
  draw(solid);
  solid.restore();
}
