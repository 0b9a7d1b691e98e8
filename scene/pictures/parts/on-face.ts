import type { Solid } from "../../kit/solid/solid.ts";

type Draw = (solid: Solid) => void;

/** Draws on a face that looks towards the viewer: what stands up in `draw` comes forward, its top side is up. */
export function onFront(solid: Solid, x: number, y: number, z: number, draw: Draw): void {
  solid
    .save()
    .translate(x, y, z)
    .rotateX(Math.PI / 2);
  draw(solid);
  solid.restore();
}

/** Draws on a face that looks down. */
export function onUnderside(solid: Solid, x: number, y: number, z: number, draw: Draw): void {
  solid.save().translate(x, y, z).rotateX(Math.PI);
  draw(solid);
  solid.restore();
}

/** Draws on a face that looks to the right. */
export function onRight(solid: Solid, x: number, y: number, z: number, draw: Draw): void {
  solid
    .save()
    .translate(x, y, z)
    .rotateY(Math.PI / 2)
    .rotateX(Math.PI / 2);
  draw(solid);
  solid.restore();
}
