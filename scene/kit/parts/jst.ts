import { finishes } from "../finishes.ts";
import type { Solid } from "../solid/solid.ts";
import { withOcclusion } from "./with-occlusion.ts";

const depth = 4.6;

/** A wire-to-board connector in ivory; its mouth faces +z. */
export function jst(solid: Solid, ways: number, pitch = 1.25): void {
  const width = ways * pitch + 3;
  drawShroud(solid.setFinish(finishes.ivory), width);
  solid
    .setFinish(finishes.hole)
    .at(0, 0.8, -1.3, (back) => back.box(width - 1.9, 1.9, 0.6, 0, { bottom: false }));
  for (const side of [-1, 1]) {
    solid.at((side * width) / 4, 3.402, 0.9, (window) => window.rectangle(1.6, 0.7));
  }
  drawTails(solid.setFinish(finishes.tin), ways, pitch);
  withOcclusion(solid, 0.6, (pins) => drawPins(pins, ways, pitch));
}

function drawShroud(solid: Solid, width: number): void {
  solid.box(width, 0.8, depth, 0.15, { bottom: false });
  solid.at(0, 0.8, -1.9, (back) => back.box(width, 2.6, 0.8, 0.15, { bottom: false }));
  for (const side of [-1, 1]) {
    solid.at(side * (width / 2 - 0.45), 0.8, 0.2, (cheek) =>
      cheek.box(0.9, 2.6, 4.2, 0.15, { bottom: false }),
    );
  }
  solid.at(0, 2.7, 0, (roof) => roof.box(width, 0.7, depth, 0.15));
}

/** Where the pins are soldered, behind. */
function drawTails(solid: Solid, ways: number, pitch: number): void {
  for (let i = 0; i < ways; i++) {
    solid.at((i - (ways - 1) / 2) * pitch, 0, -depth / 2 - 0.4, (tail) =>
      tail.box(0.35, 0.22, 1, 0, { bottom: false }),
    );
  }
}

function drawPins(solid: Solid, ways: number, pitch: number): void {
  for (let i = 0; i < ways; i++) {
    solid.at((i - (ways - 1) / 2) * pitch, 1.5, 0.6, (pin) => pin.box(0.35, 0.35, 3));
  }
}
