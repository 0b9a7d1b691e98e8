import type { Solid } from "../../solid/solid.ts";

type Draw = (solid: Solid) => void;

/** Draws with "up" turned to +z; what was +z points down. */
export function alongZ(solid: Solid, draw: Draw): void {
  solid.save().turnX(Math.PI / 2);
  draw(solid);
  solid.restore();
}

/** Draws with "up" turned to +x; what was +x points down. */
export function alongX(solid: Solid, draw: Draw): void {
  solid.save().turnZ(-Math.PI / 2);
  draw(solid);
  solid.restore();
}

/** Draws at +z and its mirror image at -z, outwards along z. */
export function onBothSides(solid: Solid, z: number, draw: Draw): void {
  for (const side of [1, -1]) {
    solid.save().stretch(1, 1, side).move(0, 0, z);
    alongZ(solid, draw);
    solid.restore();
  }
}

/** Draws on the faces at +z and -z of a place; turned, not mirrored, so that lettering can be read on both. */
export function onBothFaces(solid: Solid, [x, y]: readonly [number, number], z: number, draw: Draw): void {
  for (const turn of [0, Math.PI]) {
    solid.save().move(x, y, 0).turnY(turn).move(0, 0, z);
    alongZ(solid, draw);
    solid.restore();
  }
}
