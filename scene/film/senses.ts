import { colours } from "./colours.ts";
import type { Curve } from "./curves.ts";
import { drawGlow } from "./glow.ts";
import { type Context, drawStroke } from "./ink.ts";
import { batteries } from "./models/battery-bank.ts";
import { generator } from "./models/generator-cable.ts";
import { waterTank } from "./models/water-tank.ts";
import { passed, swell } from "./motion.ts";
import type { See } from "./seen-from.ts";

/** Rings of the current's field round the generator's cable. */
export function drawField(sheet: Context, see: See, time: number): void {
  for (const later of [0, 0.5, 1]) {
    const share = passed(time, later - 0.25, later + 0.75);
    if (share <= 0 || share >= 1) continue;
    const size = 11 + share * 20;
    const curve: Curve = around((angle) =>
      see(generator.x + Math.cos(angle) * size, generator.y + Math.sin(angle) * size, generator.z + 13),
    );
    drawStroke(sheet, {
      curve,
      weight: 2.4,
      color: colours.brightCopper,
      strength: Math.sin(Math.PI * share),
    });
  }
}

/** A call goes down in a cone, and its echo comes back. */
export function drawSound(sheet: Context, see: See, time: number): void {
  const { x, z, face, water } = waterTank;
  for (const later of [0, 0.22, 0.44, 0.66]) {
    const there = passed(time, later - 0.2, later + 0.6);
    const back = passed(time, later + 0.6, later + 1.3);
    const depth = back > 0 ? 1 - back : there;
    if (there <= 0 || back >= 1) continue;
    const size = 8 + depth * 26;
    const y = face + (water - face) * depth;
    const curve: Curve = around((angle) => see(x + Math.cos(angle) * size, y, z + Math.sin(angle) * size));
    const strength = 0.9 * (back > 0 ? 1 - back : 1);
    drawStroke(sheet, { curve, weight: 2.2, color: colours.brightCopper, strength });
  }
}

/** A spark at both poles. */
export function drawCharge(sheet: Context, see: See, time: number): void {
  const strength = Math.max(swell(time, -0.2, 0.5), swell(time, 0.9, 1.6) * 0.6);
  for (const [x, y, z] of batteries.poles) drawGlow(sheet, see(x, y, z), 24, strength, "#FFC98F");
}

function around(place: (angle: number) => readonly [number, number]): Curve {
  return Array.from({ length: 49 }, (_, i) => place((i / 48) * 2 * Math.PI));
}
