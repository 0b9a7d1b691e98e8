import { colors } from "./colors.ts";
import type { Curve } from "./curves.ts";
import { drawGlow } from "./glow.ts";
import { type Context, drawStroke } from "./strokes.ts";
import { batteries } from "./models/battery-bank.ts";
import { generator } from "./models/generator-cable.ts";
import { waterTank } from "./models/water-tank.ts";
import { linearProgress, bump } from "./easing.ts";
import type { Project } from "./projection.ts";

/** Rings of the magnetic field round the generator's cable. */
export function drawMagneticField(context: Context, project: Project, time: number): void {
  for (const delay of [0, 0.5, 1]) {
    const fraction = linearProgress(time, delay - 0.25, delay + 0.75);
    if (fraction <= 0 || fraction >= 1) continue;
    const size = 11 + fraction * 20;
    const curve: Curve = closedCurve((angle) =>
      project(generator.x + Math.cos(angle) * size, generator.y + Math.sin(angle) * size, generator.z + 13),
    );
    drawStroke(context, {
      curve,
      weight: 2.4,
      color: colors.brightCopper,
      opacity: Math.sin(Math.PI * fraction),
    });
  }
}

/** Rings of sound that go down in a cone, and their echo. */
export function drawEcho(context: Context, project: Project, time: number): void {
  const { x, z, face, water } = waterTank;
  for (const delay of [0, 0.22, 0.44, 0.66]) {
    const there = linearProgress(time, delay - 0.2, delay + 0.6);
    const back = linearProgress(time, delay + 0.6, delay + 1.3);
    const depth = back > 0 ? 1 - back : there;
    if (there <= 0 || back >= 1) continue;
    const size = 8 + depth * 26;
    const y = face + (water - face) * depth;
    const curve: Curve = closedCurve((angle) =>
      project(x + Math.cos(angle) * size, y, z + Math.sin(angle) * size),
    );
    const opacity = 0.9 * (back > 0 ? 1 - back : 1);
    drawStroke(context, { curve, weight: 2.2, color: colors.brightCopper, opacity });
  }
}

/** A spark at both poles. */
export function drawCharge(context: Context, project: Project, time: number): void {
  const opacity = Math.max(bump(time, -0.2, 0.5), bump(time, 0.9, 1.6) * 0.6);
  for (const [x, y, z] of batteries.poles) drawGlow(context, project(x, y, z), 24, opacity, "#FFC98F");
}

function closedCurve(pointAt: (angle: number) => readonly [number, number]): Curve {
  return Array.from({ length: 49 }, (_, i) => pointAt((i / 48) * 2 * Math.PI));
}
