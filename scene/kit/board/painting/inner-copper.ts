import { CanvasTexture } from "three";
import type { BoardLayout } from "../board-layout.ts";
import type { Hole } from "../layout.ts";
import { seededRandom } from "../seeded-random.ts";
import {
  boardCanvas,
  fillCircle,
  fillRectangle,
  fillSheet,
  inLayout,
  strokeLine,
  type Context,
} from "./canvas.ts";

const copper = "#fff";
const none = "#000";

/**
 * An inner layer: planes with splits, thermal reliefs where a via is joined to the plane, clearance where it
 * only passes, and the few nets that run inside. White is copper.
 */
export function paintInnerCopper(board: BoardLayout, pixelsPerMm: number): CanvasTexture<OffscreenCanvas> {
  const context = boardCanvas(board, pixelsPerMm);
  setColour(context, none);
  fillSheet(context, board);
  setColour(context, copper);
  fillSheet(context, board, 0.8, 2.2);
  inLayout(context, board, () => {
    drawVias(context, board.vias);
    setColour(context, none);
    for (const points of board.planeSplits) strokeLine(context, points, 0.7);
    for (const points of board.innerTraces) strokeLine(context, points, 1);
    setColour(context, copper);
    for (const points of board.innerTraces) strokeLine(context, points, 0.34);
    setColour(context, none);
    for (const { x, z, radius } of board.holes) fillCircle(context, x, z, radius + 1.4);
  });
  const texture = new CanvasTexture(context.canvas);
  texture.flipY = false;
  texture.anisotropy = 4;
  return texture;
}

function drawVias(context: Context, vias: readonly Hole[]): void {
  const random = seededRandom(2);
  for (const { x, z, radius } of vias) {
    const kind = random();
    if (kind < 0.25) continue;
    setColour(context, none);
    fillCircle(context, x, z, radius + 0.42);
    setColour(context, copper);
    if (kind > 0.6) drawRelief(context, x, z, radius);
    else fillCircle(context, x, z, radius + 0.06);
  }
}

/** A ring of copper that hangs on four spokes. */
function drawRelief(context: Context, x: number, z: number, radius: number): void {
  fillCircle(context, x, z, radius + 0.14);
  fillRectangle(context, x, z, 2 * radius + 1, 0.24);
  fillRectangle(context, x, z, 0.24, 2 * radius + 1);
}

function setColour(context: Context, colour: string): void {
  context.fillStyle = colour;
  context.strokeStyle = colour;
}
