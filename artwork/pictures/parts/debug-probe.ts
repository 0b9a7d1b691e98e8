import { brandColors } from "../../../scene/kit/brand-colors.ts";
import { finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { seededRandom } from "../../../scene/kit/board/seeded-random.ts";
import { roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { drilledHole } from "./drilled-hole.ts";
import { strainRelief } from "./strain-relief.ts";

/** The size of the probe, its display, its LED, and where the ribbon cable begins at the back and the cable on the left. */
export const debugProbeSize = {
  width: 72,
  depth: 42,
  height: 15,
  display: { x: -8, y: 15.06, z: -2, width: 40, height: 24 },
  led: [15.6, 15.12, -11.5],
  header: [-4, 7.6, -21],
  cable: [-36, 7.5, 9],
} as const;

const { width, depth, height, display } = debugProbeSize;

/** A debug probe in an aluminium case, standing on y = 0: dark glass on top, keys, LED. */
export function debugProbe(solid: Solid, atlas: MarkAtlas): Solid {
  solid.save();
  solid.occlusion = ({ y }, normal) => (normal.y > 0.5 ? 1 : 0.55 + 0.45 * Math.min(1, y / 5));
  solid.setFinish(finishes.aluminum).sweep(roundedRectangle(width, depth, 6, 8), [
    [-1.4, 0, 0.5],
    [0, 1.4, 0.5],
    [0, height / 2 - 0.25, 0.1],
    [-0.4, height / 2 - 0.15, 0.05],
    [-0.4, height / 2 + 0.15, 0.05],
    [0, height / 2 + 0.25, 0.1],
    [0, height - 1, 0.5],
    [-1.2, height, 0.4],
  ]);
  solid.restore();
  solid.setFinish(finishes.glass).at(display.x + 2, height - 0.5, display.z, (pane) =>
    pane.sweep(
      roundedRectangle(display.width + 9, display.height + 5, 3, 6),
      [
        [0, 0],
        [0, 0.55],
      ],
      { bevel: 0.15, capBottom: false },
    ),
  );
  drawKeys(solid);
  return engrave(solid, atlas);
}

function drawKeys(solid: Solid): void {
  for (const z of [-9, -0.6, 7.8]) {
    solid.at(28.5, height, z, (key) => {
      key.setFinish(finishes.hole).annulus(2.9, 3.25, 28, 0.01);
      key
        .setFinish(z > 5 ? finishes.copper : finishes.dark)
        .cylinder(2.9, 0.9, 32, 0.35, { capBottom: false });
    });
  }
  solid.setFinish(finishes.led).at(...debugProbeSize.led, (led) => led.disc(0.8, 20));
  for (const sideX of [-1, 1]) {
    solid.at(sideX * 32.6, height, 17.4, (screw) => drilledHole(screw, 0.9, 0.4, finishes.aluminum));
  }
}

function engrave(solid: Solid, atlas: MarkAtlas): Solid {
  const name = atlas.mark(34, 4, 14, (context, _, h) => {
    strokeText(context, "DEBUG PROBE P1", 1, h / 2, 1.9, { align: "left", width: 0.28 });
  });
  solid.setFinish(finishes.aluminum).at(-12, height + 0.01, 16.8, (top) => top.decal(34, 4, name));
  const [x, y, z] = debugProbeSize.cable;
  solid
    .save()
    .translate(x, y, z)
    .rotateZ(Math.PI / 2);
  strainRelief(solid, 1.8, 11);
  return solid.restore();
}

/** What the display shows: four signals over time and a cursor. */
export function drawSignals(context: OffscreenCanvasRenderingContext2D, w: number, h: number): void {
  const { silk, "copper-bright": copper, "led-bright": led } = brandColors;
  const random = seededRandom(17);
  context.lineJoin = "round";
  context.strokeStyle = "#20302a";
  context.lineWidth = 0.12;
  for (let x = 3; x < w; x += 4) line(context, x, 1.4, x, h - 1.4);
  for (const [lane, color] of [led, copper, copper, "#e8e4d6"].entries()) {
    const y = 2.6 + lane * ((h - 3) / 4);
    const step = lane === 0 ? 1.6 : 3.2;
    context.strokeStyle = color;
    context.lineWidth = 0.3;
    context.beginPath();
    context.moveTo(2, y + 2.9);
    let isHigh = false;
    for (let x = 3; x < w - 2.4; x += step) {
      const next: boolean = lane === 0 ? !isHigh : random() > 0.52;
      context.lineTo(x, y + (isHigh ? 0 : 2.9));
      context.lineTo(x + 0.18, y + (next ? 0 : 2.9));
      isHigh = next;
    }
    context.lineTo(w - 2, y + (isHigh ? 0 : 2.9));
    context.stroke();
  }
  context.strokeStyle = silk;
  context.lineWidth = 0.18;
  context.setLineDash([0.7, 0.5]);
  line(context, w * 0.63, 1.2, w * 0.63, h - 1.2);
}

function line(
  context: OffscreenCanvasRenderingContext2D,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  context.beginPath();
  context.moveTo(x0, y0);
  context.lineTo(x1, y1);
  context.stroke();
}
