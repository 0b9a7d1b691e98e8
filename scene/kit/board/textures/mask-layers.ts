import type { BoardLayout } from "../board-layout.ts";
import type { Pad } from "../layout.ts";
import {
  fillCircle,
  fillPolygon,
  fillRectangle,
  fillBoard,
  inLayout,
  strokeLine,
  type Context,
} from "./canvas.ts";

/** One layer of a board's top: its colour, its height as a grey, and its shape. */
export interface MaskLayer {
  readonly color: string;
  readonly height: string;
  readonly draw: (context: Context) => void;
}

const laminate = { color: "#0a211a", height: "#606060" };
const pour = { color: "#103228", height: "#808080" };
const extraPour = { color: pour.color, height: "#828282" };
const trace = { color: "#174335", height: "#8a8a8a" };
const viaRing = { color: "#1a4a3a", height: "#8a8a8a" };
const silkscreen = { color: "#ece8dc", height: "#9c9c9c" };

const traceClearance = 0.25;
const padClearance = 0.28;

/** What the solder mask shows of the copper below it, from the laminate up to the silkscreen. */
export function maskLayers(board: BoardLayout): readonly MaskLayer[] {
  const layout = (draw: (context: Context) => void) => (context: Context) =>
    inLayout(context, board, () => draw(context));
  const plain = board.traces.filter(({ highlighted }) => !highlighted);
  return [
    { ...laminate, draw: (context) => fillBoard(context, board) },
    { ...pour, draw: (context) => fillBoard(context, board, 1, 2.4) },
    { ...laminate, draw: layout((context) => drawClearances(context, board)) },
    { ...pour, draw: layout((context) => drawThermalSpokes(context, board.pads)) },
    {
      ...extraPour,
      draw: layout((context) => board.pours.forEach((points) => fillPolygon(context, points))),
    },
    {
      ...trace,
      draw: layout((context) => plain.forEach(({ points, width }) => strokeLine(context, points, width))),
    },
    {
      ...viaRing,
      draw: layout((context) =>
        board.vias.forEach(({ x, z, radius }) => fillCircle(context, x, z, radius + 0.08)),
      ),
    },
    { ...silkscreen, draw: (context) => board.silkscreen.paint(context, board.mirror) },
  ];
}

function drawClearances(context: Context, board: BoardLayout): void {
  for (const { points, width } of board.traces) strokeLine(context, points, width + 2 * traceClearance);
  for (const { x, z, radius } of board.vias) fillCircle(context, x, z, radius + 0.3);
  for (const { x, z, width, depth, round } of board.pads) {
    if (round) fillCircle(context, x, z, width / 2 + 0.35);
    else fillRectangle(context, x, z, width + 2 * padClearance, depth + 2 * padClearance);
  }
  for (const { x, z, radius } of board.holes) fillCircle(context, x, z, radius + 1.6);
  for (const { x, z, width, depth } of board.bareAreas) fillRectangle(context, x, z, width, depth);
}

/** A pad on the pour has four thin spokes (thermal relief), so that soldering does not heat the whole plane. */
function drawThermalSpokes(context: Context, pads: readonly Pad[]): void {
  for (const { x, z, width, depth, grounded } of pads) {
    if (!grounded) continue;
    fillRectangle(context, x, z, width + 2 * padClearance + 0.1, 0.22);
    fillRectangle(context, x, z, 0.22, depth + 2 * padClearance + 0.1);
  }
}
