import { strokeText } from "../../kit/lettering.ts";
import { chipMark } from "../../kit/marks.ts";
import { electrolytic } from "../../kit/parts/capacitors.ts";
import { inductor } from "../../kit/parts/inductors.ts";
import { arcPoints } from "../../kit/solid/outlines.ts";
import type { Board } from "../../kit/board/board.ts";
import { lifts } from "../../kit/board/lifts.ts";
import { placePadPair } from "../../kit/board/footprints.ts";
import { placePassiveRow } from "../../kit/board/passives.ts";
import { placeQfn } from "../../kit/board/quad-no-lead.ts";
import type { Atlas } from "./processor.ts";

/** The power supply at the corner at -x, -z: bulk capacitors, two converters and their regulator. */
export function placePower(board: Board, atlas: Atlas): void {
  placeElectrolytic(board, atlas, {
    x: -51.5,
    z: -36.6,
    radius: 4,
    height: 10.2,
    value: "100",
    volts: "35V",
    order: 0.72,
  });
  placeElectrolytic(board, atlas, {
    x: -40.5,
    z: -36.6,
    radius: 4,
    height: 10.2,
    value: "100",
    volts: "35V",
    order: 0.74,
  });
  placeElectrolytic(board, atlas, {
    x: -30.6,
    z: -37,
    radius: 3.15,
    height: 7.7,
    value: "47",
    volts: "25V",
    order: 0.76,
  });
  placeInductor(board, atlas, { x: -19.5, z: -36.8, width: 8, height: 4.2, value: "4R7", order: 0.6 });
  placeInductor(board, atlas, { x: -9.2, z: -37.4, width: 6, height: 3, value: "2R2", order: 0.62 });
  board.silkscreen.text("L1", -14.2, -40, 1);
  board.silkscreen.text("L2", -9.2, -33.4, 1);
  placeRegulator(board, atlas);
  placePassiveRow(board, "capacitor", "0805", -32.6, -30.4, 6, 4.2, 0);
  placePassiveRow(board, "capacitor", "0805", 5, -40.4, 3, 0, 2.5);
  board.pours.push(
    [
      [-57, -33],
      [-26, -33],
      [-24, -40.6],
      [-57, -40.6],
    ],
    [
      [-25, -41],
      [-4, -41],
      [-4, -33.4],
      [-23, -33.4],
    ],
  );
}

interface Electrolytic {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly height: number;
  readonly value: string;
  readonly volts: string;
  readonly order: number;
}

function placeElectrolytic(board: Board, atlas: Atlas, capacitor: Electrolytic): void {
  const { x, z, radius, height, order } = capacitor;
  const mark = atlas.mark(radius * 2 - 1, radius * 2 - 1, 14, (context, width) =>
    drawTop(context, width, capacitor),
  );
  board.addPart(x, z, { lift: lifts.tall, order }, (solid) => electrolytic(solid, radius, height, mark));
  placePadPair(board, x, z, radius * 2 - 0.2, 2.4, 1.3);
  board.addOccluder(x, z, radius * 2.04, radius * 2.04, height, { round: true, order });
  board.addKeepOut(x, z, radius * 2 + 2.4, radius * 2 + 1);
  board.silkscreen.line(arcPoints(x, z, radius * 1.3, -2.6, 2.6, 28), 0.18);
  board.silkscreen.text("+", x + radius + 2.1, z - radius * 0.8, 1);
}

/** The top of a can: black at the minus side, values, and three vent grooves. */
function drawTop(
  context: OffscreenCanvasRenderingContext2D,
  width: number,
  { value, volts }: Electrolytic,
): void {
  context.save();
  context.beginPath();
  context.arc(width / 2, width / 2, width / 2, 0, 2 * Math.PI);
  context.clip();
  context.fillRect(0, 0, width * 0.3, width);
  context.restore();
  context.globalAlpha = 0.95;
  strokeText(context, value, width * 0.63, width * 0.34, width * 0.2);
  strokeText(context, volts, width * 0.63, width * 0.66, width * 0.16);
  context.globalAlpha = 0.5;
  context.lineWidth = 0.1;
  context.beginPath();
  context.moveTo(width * 0.5, width * 0.08);
  context.lineTo(width * 0.5, width * 0.92);
  context.moveTo(width * 0.9, width * 0.24);
  context.lineTo(width * 0.5, width * 0.5);
  context.lineTo(width * 0.9, width * 0.76);
  context.stroke();
}

interface Inductor {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly value: string;
  readonly order: number;
}

function placeInductor(board: Board, atlas: Atlas, { x, z, width, height, value, order }: Inductor): void {
  const face = width - 1.5;
  const mark = atlas.mark(face, face, 10, (context) =>
    strokeText(context, value, face / 2, face / 2, face * 0.27),
  );
  board.addPart(x, z, { lift: lifts.tall, order }, (solid) => inductor(solid, width, height, mark));
  placePadPair(board, x, z, width - 1.2, 2, width * 0.5);
  board.addOccluder(x, z, width, width, height, { order });
  board.addKeepOut(x, z, width + 1.4, width + 0.8);
}

function placeRegulator(board: Board, atlas: Atlas): void {
  const mark = atlas.mark(4.6, 4.6, 16, chipMark(["NW7", "340P"], { size: 0.15, pin1: false }));
  placeQfn(board, { reference: "U7", x: -0.6, z: -36.8, width: 5, mark });
}
