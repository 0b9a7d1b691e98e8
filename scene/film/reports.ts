import { colours } from "./colours.ts";
import { type Curve, placeOn } from "./curves.ts";
import { drawGlow } from "./glow.ts";
import { type Context, drawStroke } from "./ink.ts";
import { batteries } from "./models/battery-bank.ts";
import { generator } from "./models/generator-cable.ts";
import { waterTank } from "./models/water-tank.ts";
import { eased, passed, settled } from "./motion.ts";
import type { See } from "./seen-from.ts";

/** On the paper, with bends of 45° only, each ending under its gland. */
const ways: readonly (readonly (readonly [x: number, z: number])[])[] = [
  [
    [generator.x + 6, generator.z + 34],
    [generator.x + 44, generator.z + 72],
    [-52, generator.z + 72],
    [-34, generator.z + 54],
    [-34, 62],
  ],
  [
    [waterTank.x + 66, waterTank.z + 24],
    [waterTank.x + 84, waterTank.z + 42],
    [waterTank.x + 84, 72],
    [waterTank.x + 68, 88],
    [52, 88],
    [34, 70],
    [34, 62],
  ],
  [
    [batteries.x - 10, batteries.z + 28],
    [batteries.x - 72, batteries.z + 90],
    [30, batteries.z + 90],
    [0, batteries.z + 60],
    [0, 62],
  ],
];

/** Ink until something is sent, each way so many seconds since; then copper, with a light that runs to the case. */
export function drawReports(sheet: Context, see: See, drawn: number, since: readonly number[]): void {
  for (const [i, way] of ways.entries()) {
    const curve = way.map(([x, z]) => see(x, 0.1, z));
    const time = since[i] ?? 0;
    drawStroke(sheet, { curve, weight: 1.6, strength: 0.75 }, drawn);
    const lit = eased(time, 0, 0.95);
    drawStroke(sheet, { curve, weight: 4.2, color: colours.copper }, lit);
    if (lit <= 0) continue;
    const pulses = [lit, ...again(time)];
    for (const share of pulses) if (share > 0 && share < 1) drawPulse(sheet, curve, share);
    for (const end of [curve.at(0), curve.at(-1)]) {
      if (end) drawPad(sheet, end, end === curve.at(0) ? 1 : settled(time, 0.9, 1.2));
    }
  }
}

/** It goes on reporting. */
function again(time: number): number[] {
  return [1.6, 3.2, 4.8].map((later) => passed(time, later, later + 0.9));
}

function drawPulse(sheet: Context, curve: Curve, share: number): void {
  drawGlow(sheet, placeOn(curve, share), 26, 1, "#FFC98F");
}

function drawPad(sheet: Context, [x, y]: readonly [number, number], size: number): void {
  sheet.fillStyle = colours.copper;
  sheet.beginPath();
  sheet.ellipse(x, y, 7 * size, 4.4 * size, 0, 0, 2 * Math.PI);
  sheet.fill();
}
