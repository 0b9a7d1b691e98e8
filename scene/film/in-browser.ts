import { colours } from "./colours.ts";
import { FilmSet, type Quality } from "./film-set.ts";
import type { Context } from "./ink.ts";
import { frameHeight, frameWidth } from "./frame-size.ts";
import { type Draw, framesPerSecond, type Shot } from "./shot.ts";

let draw: Draw;
let sheet: Context;
let frame: HTMLCanvasElement;

/** Builds a shot; its frames may then be asked for in any order. */
export function openShot(shot: Shot, quality: Quality): number {
  // Drawn twice as large as shown, and made smaller: finer lines than the canvas draws by itself.
  const scale = (quality.width / frameWidth) * 2;
  sheet = newSheet(scale);
  frame = document.createElement("canvas");
  frame.width = quality.width;
  frame.height = (quality.width * frameHeight) / frameWidth;
  draw = shot.open({ sheet, layer: () => newSheet(scale), table: () => new FilmSet(quality) });
  return Math.round(shot.seconds * framesPerSecond);
}

function newSheet(scale: number): Context {
  const context = new OffscreenCanvas(frameWidth * scale, frameHeight * scale).getContext("2d");
  if (!context) throw new Error("No canvas to draw on.");
  context.scale(scale, scale);
  context.imageSmoothingQuality = "high";
  return context;
}

/** A frame of the open shot as a data URL of a PNG. */
export function drawFrame(index: number): string {
  sheet.fillStyle = colours.paper;
  sheet.fillRect(0, 0, frameWidth, frameHeight);
  draw(index / framesPerSecond);
  const context = frame.getContext("2d");
  if (!context) throw new Error("No canvas for the frame.");
  context.imageSmoothingQuality = "high";
  context.drawImage(sheet.canvas, 0, 0, frame.width, frame.height);
  return frame.toDataURL("image/png");
}
