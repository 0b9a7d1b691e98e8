import { finishes, type Finish } from "../finishes.ts";
import type { Solid } from "../solid/solid.ts";

const padTop = 0.03;
const viaTop = 0.025;

/** A flat pad, in world coordinates as all in this file. */
export function drawPad(
  solid: Solid,
  x: number,
  z: number,
  width: number,
  depth: number,
  finish: Finish,
): void {
  translateTo(solid, x, z);
  solid.setFinish(finish).rectangle(width, depth, padTop);
  solid.restore();
}

/** A round pad, or with `hole` a ring with a dark bore. */
export function drawRoundPad(solid: Solid, x: number, z: number, radius: number, hole: number): void {
  translateTo(solid, x, z);
  solid.setFinish(finishes.gold);
  if (hole > 0) {
    solid.annulus(hole, radius, 20, padTop);
    solid.setFinish(finishes.hole).disc(hole, 14, padTop - 0.005);
  } else {
    solid.disc(radius, 20, padTop);
  }
  solid.restore();
}

/** A via: a ring and the dark of its barrel. */
export function drawVia(solid: Solid, x: number, z: number, radius: number): void {
  translateTo(solid, x, z);
  solid.setFinish(finishes.gold).annulus(radius * 0.5, radius, 7, viaTop);
  solid.setFinish(finishes.hole).disc(radius * 0.52, 5, viaTop - 0.004);
  solid.restore();
}

function translateTo(solid: Solid, x: number, z: number): void {
  solid.save();
  solid.part = [x, z, 0, -1];
  solid.occlusion = undefined;
  solid.translate(x, 0, z);
}
