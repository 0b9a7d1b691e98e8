import { finishes } from "../finishes.ts";
import { roundedRectangle } from "../solid/outlines.ts";
import type { Solid } from "../solid/solid.ts";
import { withOcclusion } from "./with-occlusion.ts";

const width = 8.94;
const height = 3.2;
const length = 7.3;
const wall = 0.3;
const depth = 5.6;
const middle = 0.04 + height / 2;

/** A USB-C receptacle: its mouth at z = 0 faces +z. */
export function usbC(solid: Solid): void {
  solid
    .save()
    .translate(0, middle, 0)
    .rotateX(Math.PI / 2);
  drawShell(solid.setFinish(finishes.steel));
  solid.restore();
  withOcclusion(solid, 0.7, drawTongue);
  drawTabs(solid.setFinish(finishes.steel));
  drawLatchWindows(solid.setFinish(finishes.hole));
}

/** Drawn along y, which is rotated to +z: outside, rounded mouth, inside, back wall. */
function drawShell(solid: Solid): void {
  const outline = roundedRectangle(width, height, 1.28, 6);
  const outside = [
    [0, -length, 0.12],
    [0, 0, 0.1],
    [-wall, 0, 0.08],
    [-wall, -1.2, 0],
  ] as const;
  solid.sweep(outline, outside, { capTop: false });
  const inside = [
    [-wall, -1.2],
    [-wall, -depth],
  ] as const;
  withOcclusion(solid, 0.25, (shell) => shell.sweep(outline, inside, { capBottom: false, capTop: false }));
  const back = [
    [-wall, -depth - 0.01],
    [-wall, -depth],
  ] as const;
  solid.setFinish(finishes.hole).sweep(outline, back, { capBottom: false });
}

function drawTongue(solid: Solid): void {
  solid.setFinish(finishes.lcp).at(0, middle - 0.35, -3.1, (tongue) => tongue.box(6.2, 0.7, 5, 0.1));
  solid.setFinish(finishes.gold);
  for (let i = 0; i < 12; i++) {
    solid.at(-2.75 + i * 0.5, middle + 0.355, -2.2, (contact) =>
      contact.box(0.26, 0.03, 2.2, 0, { bottom: false }),
    );
  }
}

function drawTabs(solid: Solid): void {
  for (const side of [-1, 1]) {
    for (const z of [-1.9, -6]) {
      solid.at(side * (width / 2 - 0.05), 0, z, (tab) => tab.box(0.35, 0.9, 1.2, 0.08, { bottom: false }));
    }
  }
}

function drawLatchWindows(solid: Solid): void {
  for (const side of [-1, 1]) {
    solid.at(side * 2, height + 0.045, -4.2, (window) => window.rectangle(1.5, 0.5));
  }
}
