import { colors } from "./colors.ts";
import type { Point2 } from "./curves.ts";
import type { Context } from "./strokes.ts";

/** The glow of a small light: a bright middle, and a halo. */
export function drawGlow(
  context: Context,
  [x, y]: Point2,
  size: number,
  gain: number,
  color: string = colors.led,
): void {
  if (gain <= 0.003) return;
  context.save();
  context.globalCompositeOperation = "screen";
  context.globalAlpha *= Math.min(1, gain);
  const halo = context.createRadialGradient(x, y, 0, x, y, size);
  halo.addColorStop(0, `${color}ff`);
  halo.addColorStop(0.08, `${color}d0`);
  halo.addColorStop(0.2, `${color}48`);
  halo.addColorStop(0.5, `${color}14`);
  halo.addColorStop(1, `${color}00`);
  context.fillStyle = halo;
  context.fillRect(x - size, y - size, 2 * size, 2 * size);
  context.globalCompositeOperation = "source-over";
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, size * 0.045, 0, 2 * Math.PI);
  context.fill();
  context.globalCompositeOperation = "screen";
  const lens = context.createRadialGradient(x, y, 0, x, y, size * 0.1);
  lens.addColorStop(0, "#fffff2");
  lens.addColorStop(1, "#fffff200");
  context.fillStyle = lens;
  context.fillRect(x - size, y - size, 2 * size, 2 * size);
  context.restore();
}
