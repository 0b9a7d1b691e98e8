import type { Point } from "../../solid/outlines.ts";

export type Context = OffscreenCanvasRenderingContext2D;

interface BoardArea {
  readonly width: number;
  readonly depth: number;
  readonly mirror: 1 | -1;
}

/** A canvas for a picture of a board: millimetres, origin in the middle, round line ends. */
export function boardCanvas({ width, depth }: BoardArea, pixelsPerMm: number): Context {
  const canvas = new OffscreenCanvas(Math.round(width * pixelsPerMm), Math.round(depth * pixelsPerMm));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No 2D context for the board's pictures.");
  context.setTransform(pixelsPerMm, 0, 0, pixelsPerMm, canvas.width / 2, canvas.height / 2);
  context.lineCap = "round";
  context.lineJoin = "round";
  return context;
}

/** Draws in layout coordinates, mirrored when the board is. */
export function inLayout(context: Context, { mirror }: BoardArea, draw: () => void): void {
  context.save();
  context.scale(mirror, 1);
  draw();
  context.restore();
}

export function fillBoard(context: Context, { width, depth }: BoardArea, inset = 0, radius = 0): void {
  context.beginPath();
  context.roundRect(inset - width / 2, inset - depth / 2, width - 2 * inset, depth - 2 * inset, radius);
  context.fill();
}

export function strokeLine(context: Context, points: readonly Point[], width: number): void {
  context.lineWidth = width;
  context.beginPath();
  for (const [x, z] of points) context.lineTo(x, z);
  context.stroke();
}

export function fillPolygon(context: Context, points: readonly Point[]): void {
  context.beginPath();
  for (const [x, z] of points) context.lineTo(x, z);
  context.closePath();
  context.fill();
}

export function fillCircle(context: Context, x: number, z: number, radius: number): void {
  context.beginPath();
  context.arc(x, z, radius, 0, 2 * Math.PI);
  context.fill();
}

export function fillRectangle(context: Context, x: number, z: number, width: number, depth: number): void {
  context.fillRect(x - width / 2, z - depth / 2, width, depth);
}
