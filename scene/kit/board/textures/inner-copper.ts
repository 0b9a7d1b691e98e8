import { CanvasTexture } from "three";
import type { BoardLayout } from "../board-layout.ts";
import type { Hole } from "../layout.ts";
import { seededRandom } from "../seeded-random.ts";
import {
  boardCanvas,
  fillCircle,
  fillRectangle,
  fillBoard,
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
  setColor(context, none);
  fillBoard(context, board);
  setColor(context, copper);
  fillBoard(context, board, 0.8, 2.2);
  inLayout(context, board, () => {
    drawVias(context, board.vias);
    setColor(context, none);
    for (const points of board.planeSplits) strokeLine(context, points, 0.7);
    for (const points of board.innerTraces) strokeLine(context, points, 1);
    setColor(context, copper);
    for (const points of board.innerTraces) strokeLine(context, points, 0.34);
    setColor(context, none);
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
    setColor(context, none);
    fillCircle(context, x, z, radius + 0.42);
    setColor(context, copper);
    if (kind > 0.6) drawRelief(context, x, z, radius);
    else fillCircle(context, x, z, radius + 0.06);
  }
}

/** A thermal relief: a ring of copper on four spokes. */
function drawRelief(context: Context, x: number, z: number, radius: number): void {
  fillCircle(context, x, z, radius + 0.14);
  fillRectangle(context, x, z, 2 * radius + 1, 0.24);
  fillRectangle(context, x, z, 0.24, 2 * radius + 1);
}

function setColor(context: Context, color: string): void {
  context.fillStyle = color;
  context.strokeStyle = color;
}
