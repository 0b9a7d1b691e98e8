import type { Context } from "./strokes.ts";
import { frameHeight, frameWidth } from "./frame-size.ts";

/** Draws enlarged by `zoom`, with the point (x, y) in the middle of the frame. */
export function drawZoomed(context: Context, x: number, y: number, zoom: number, draw: () => void): void {
  context.save();
  context.translate(frameWidth / 2, frameHeight / 2);
  context.scale(zoom, zoom);
  context.translate(-x, -y);
  draw();
  context.restore();
}
