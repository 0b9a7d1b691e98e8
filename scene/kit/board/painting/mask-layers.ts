import type { BoardLayout } from "../board-layout.ts";
import type { Pad } from "../layout.ts";
import {
  fillCircle,
  fillPolygon,
  fillRectangle,
  fillSheet,
  inLayout,
  strokeLine,
  type Context,
} from "./canvas.ts";

/** One step of painting a board's top: its colour, the height that its relief gets, and its shape. */
export interface MaskLayer {
  readonly colour: string;
  readonly height: string;
  readonly draw: (context: Context) => void;
}

const laminate = { colour: "#0a211a", height: "#606060" };
const pour = { colour: "#103228", height: "#808080" };
const extraPour = { colour: pour.colour, height: "#828282" };
const trace = { colour: "#174335", height: "#8a8a8a" };
const viaCollar = { colour: "#1a4a3a", height: "#8a8a8a" };
const silkscreen = { colour: "#ece8dc", height: "#9c9c9c" };

const traceMoat = 0.25;
const padMoat = 0.28;

/** What the solder mask shows of the copper below it, from the laminate up to the silkscreen. */
export function maskLayers(board: BoardLayout): readonly MaskLayer[] {
  const layout = (draw: (context: Context) => void) => (context: Context) =>
    inLayout(context, board, () => draw(context));
  const quiet = board.traces.filter(({ hot }) => !hot);
  return [
    { ...laminate, draw: (context) => fillSheet(context, board) },
    { ...pour, draw: (context) => fillSheet(context, board, 1, 2.4) },
    { ...laminate, draw: layout((context) => drawMoats(context, board)) },
    { ...pour, draw: layout((context) => drawThermalSpokes(context, board.pads)) },
    {
      ...extraPour,
      draw: layout((context) => board.pours.forEach((points) => fillPolygon(context, points))),
    },
    {
      ...trace,
      draw: layout((context) => quiet.forEach(({ points, width }) => strokeLine(context, points, width))),
    },
    {
      ...viaCollar,
      draw: layout((context) =>
        board.vias.forEach(({ x, z, radius }) => fillCircle(context, x, z, radius + 0.08)),
      ),
    },
    { ...silkscreen, draw: (context) => board.silkscreen.paint(context, board.mirror) },
  ];
}

function drawMoats(context: Context, board: BoardLayout): void {
  for (const { points, width } of board.traces) strokeLine(context, points, width + 2 * traceMoat);
  for (const { x, z, radius } of board.vias) fillCircle(context, x, z, radius + 0.3);
  for (const { x, z, width, depth, round } of board.pads) {
    if (round) fillCircle(context, x, z, width / 2 + 0.35);
    else fillRectangle(context, x, z, width + 2 * padMoat, depth + 2 * padMoat);
  }
  for (const { x, z, radius } of board.holes) fillCircle(context, x, z, radius + 1.6);
  for (const { x, z, width, depth } of board.bareAreas) fillRectangle(context, x, z, width, depth);
}

/** A pad on the pour hangs on four thin spokes, so that soldering does not heat the whole plane. */
function drawThermalSpokes(context: Context, pads: readonly Pad[]): void {
  for (const { x, z, width, depth, grounded } of pads) {
    if (!grounded) continue;
    fillRectangle(context, x, z, width + 2 * padMoat + 0.1, 0.22);
    fillRectangle(context, x, z, 0.22, depth + 2 * padMoat + 0.1);
  }
}
