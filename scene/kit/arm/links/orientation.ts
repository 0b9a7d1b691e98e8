import type { Solid } from "../../solid/solid.ts";

type Draw = (solid: Solid) => void;

/** Draws with +y rotated to +z; what was +z points down. */
export function alongZ(solid: Solid, draw: Draw): void {
  solid.save().rotateX(Math.PI / 2);
  draw(solid);
  solid.restore();
}

/** Draws with +y rotated to +x; what was +x points down. */
export function alongX(solid: Solid, draw: Draw): void {
  solid.save().rotateZ(-Math.PI / 2);
  draw(solid);
  solid.restore();
}

/** Draws at +z and its mirror image at -z, outwards along z. */
export function onBothSides(solid: Solid, z: number, draw: Draw): void {
  for (const side of [1, -1]) {
    solid.save().scale(1, 1, side).translate(0, 0, z);
    alongZ(solid, draw);
    solid.restore();
  }
}

/** Draws on the faces at +z and -z of a position; rotated, not mirrored, so that text is readable on both. */
export function onBothFaces(solid: Solid, [x, y]: readonly [number, number], z: number, draw: Draw): void {
  for (const rotation of [0, Math.PI]) {
    solid.save().translate(x, y, 0).rotateY(rotation).translate(0, 0, z);
    alongZ(solid, draw);
    solid.restore();
  }
}
