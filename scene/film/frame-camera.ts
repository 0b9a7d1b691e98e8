import type { Context } from "./ink.ts";
import { frameHeight, frameWidth } from "./frame-size.ts";

/** Looks at a place of the sheet: what is drawn in `draw` comes into the middle, so much larger. */
export function lookAt(context: Context, x: number, y: number, zoom: number, draw: () => void): void {
  context.save();
  context.translate(frameWidth / 2, frameHeight / 2);
  context.scale(zoom, zoom);
  context.translate(-x, -y);
  draw();
  context.restore();
}
