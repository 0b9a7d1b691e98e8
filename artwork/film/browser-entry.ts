import { colors } from "./colors.ts";
import { FrameRenderer, type Quality } from "./frame-renderer.ts";
import type { Context } from "./strokes.ts";
import { frameHeight, frameWidth } from "./frame-size.ts";
import { type Draw, framesPerSecond, type Shot } from "./shot.ts";

let draw: Draw;
let frameContext: Context;
let frame: HTMLCanvasElement;

/** Opens a shot and returns its number of frames, which can be drawn in any order. */
export function openShot(shot: Shot, quality: Quality): number {
  // Supersampled twice, for finer lines.
  const scale = (quality.width / frameWidth) * 2;
  frameContext = newContext(scale);
  frame = document.createElement("canvas");
  frame.width = quality.width;
  frame.height = (quality.width * frameHeight) / frameWidth;
  draw = shot.open({
    context: frameContext,
    layer: () => newContext(scale),
    createFrameRenderer: () => new FrameRenderer(quality),
  });
  return Math.round(shot.seconds * framesPerSecond);
}

function newContext(scale: number): Context {
  const context = new OffscreenCanvas(frameWidth * scale, frameHeight * scale).getContext("2d");
  if (!context) throw new Error("No canvas to draw on.");
  context.scale(scale, scale);
  context.imageSmoothingQuality = "high";
  return context;
}

/** A frame of the open shot as a data URL of a PNG. */
export function drawFrame(index: number): string {
  frameContext.fillStyle = colors.paper;
  frameContext.fillRect(0, 0, frameWidth, frameHeight);
  draw(index / framesPerSecond);
  const context = frame.getContext("2d");
  if (!context) throw new Error("No canvas for the frame.");
  context.imageSmoothingQuality = "high";
  context.drawImage(frameContext.canvas, 0, 0, frame.width, frame.height);
  return frame.toDataURL("image/png");
}
