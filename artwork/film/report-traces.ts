import { colors } from "./colors.ts";
import { type Curve, pointOnCurve } from "./curves.ts";
import { drawGlow } from "./glow.ts";
import { type Context, drawStroke } from "./strokes.ts";
import { batteries } from "./models/battery-bank.ts";
import { generator } from "./models/generator-cable.ts";
import { waterTank } from "./models/water-tank.ts";
import { easeInOut, linearProgress, easeOut } from "./easing.ts";
import type { Project } from "./projection.ts";

/** The routes of the traces on the ground, each to its gland. */
const routes: readonly (readonly (readonly [x: number, z: number])[])[] = [
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

/** Traces in ink that turn to copper when a report is sent; `since` is the time since then, in seconds, of each. */
export function drawReportTraces(
  context: Context,
  project: Project,
  drawn: number,
  since: readonly number[],
): void {
  for (const [i, route] of routes.entries()) {
    const curve = route.map(([x, z]) => project(x, 0.1, z));
    const time = since[i] ?? 0;
    drawStroke(context, { curve, weight: 1.6, opacity: 0.75 }, drawn);
    const lit = easeInOut(time, 0, 0.95);
    drawStroke(context, { curve, weight: 4.2, color: colors.copper }, lit);
    if (lit <= 0) continue;
    const pulses = [lit, ...repeatedPulses(time)];
    for (const fraction of pulses) if (fraction > 0 && fraction < 1) drawPulse(context, curve, fraction);
    for (const end of [curve.at(0), curve.at(-1)]) {
      if (end) drawPad(context, end, end === curve.at(0) ? 1 : easeOut(time, 0.9, 1.2));
    }
  }
}

/** The pulses of later reports. */
function repeatedPulses(time: number): number[] {
  return [1.6, 3.2, 4.8].map((delay) => linearProgress(time, delay, delay + 0.9));
}

function drawPulse(context: Context, curve: Curve, fraction: number): void {
  drawGlow(context, pointOnCurve(curve, fraction), 26, 1, "#FFC98F");
}

function drawPad(context: Context, [x, y]: readonly [number, number], size: number): void {
  context.fillStyle = colors.copper;
  context.beginPath();
  context.ellipse(x, y, 7 * size, 4.4 * size, 0, 0, 2 * Math.PI);
  context.fill();
}
