import type { Board } from "../../../scene/kit/board/board.ts";
import { placePassiveRow } from "../../../scene/kit/board/passives.ts";
import { finishes } from "../../../scene/kit/finishes.ts";
import { type MarkAtlas, chipMark } from "../../../scene/kit/marks.ts";
import { electrolytic } from "../../../scene/kit/parts/capacitors.ts";
import { inductor } from "../../../scene/kit/parts/inductors.ts";
import { jst } from "../../../scene/kit/parts/jst.ts";
import { crystal, led, pushButton } from "../../../scene/kit/parts/small-parts.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { batteryCell } from "./battery-cell.ts";
import { cellAxisHeight, cellHolder } from "./cell-holder.ts";
import { placePart } from "./place-part.ts";

/** Positions on Sanad's board: the LED, the cell, and the three connectors along the front edge. */
export const sanadBoardLayout = {
  width: 92,
  depth: 68,
  led: [-40, 0.8, 9],
  cell: { x: -4, z: -21, radius: 9.1, length: 65 },
  connectors: { x: [-31, 0, 31], z: 29.4 },
} as const;

const { cell, connectors } = sanadBoardLayout;

/** A cell for high temperatures, in its holder along the back. */
export function placeCell(board: Board, atlas: MarkAtlas): void {
  const draw = (solid: Solid) => {
    cellHolder(solid, cell.radius, cell.length);
    solid.save().translate(-cell.length / 2, cellAxisHeight(cell.radius), 0);
    batteryCell(solid, atlas, {
      radius: cell.radius,
      length: cell.length,
      lines: ["3.2 V", "LIFEPO4  1800 MAH", "-20 .. +85 °C"],
      sleeve: finishes.mask,
    });
    solid.restore();
  };
  placePart(board, { x: cell.x, z: cell.z, width: 73, depth: 20.6, height: 19, margin: 1.4 }, draw);
}

/** One connector for each sensor. */
export function placeConnectors(board: Board): void {
  for (const [index, x] of connectors.x.entries()) {
    placePart(board, { x, z: connectors.z, width: 8, depth: 5, height: 3.4, margin: 1 }, (solid) =>
      jst(solid, 4),
    );
    board.silkscreen.text(["CLAMP", "TANK", "BATT"][index] ?? "", x - 5, connectors.z, 1.1, {
      align: "right",
    });
  }
}

/** The 3.3 V power supply. */
export function placePower(board: Board, atlas: MarkAtlas): void {
  const can = atlas.mark(6, 6, 14, chipMark(["220", "16V"], { pin1: false }));
  const coil = atlas.mark(5, 5, 14, chipMark(["4R7"], { pin1: false, size: 0.26 }));
  for (const z of [-2, 7]) {
    placePart(board, { x: 32.6, z, width: 6.6, depth: 6.6, height: 7.7, margin: 1.6 }, (solid) =>
      electrolytic(solid, 3.15, 7.7, can),
    );
  }
  placePart(
    board,
    { x: 32.4, z: 15.6, width: 6, depth: 6, height: 3, outline: "corners", reference: "L1" },
    (solid) => inductor(solid, 6, 3, coil),
  );
  placePassiveRow(board, "capacitor", "0805", 38.6, -2, 5, 0, 2.6);
}

/** Crystal, key, LED, and the passives in rows. */
export function placeSmall(board: Board): void {
  placePart(board, { x: -10.4, z: 15.6, width: 3.2, depth: 2.5, height: 0.8, margin: 1 }, (solid) =>
    crystal(solid),
  );
  placePart(board, { x: -39.4, z: 17.4, width: 4.2, depth: 3.2, height: 1.5, margin: 1.6 }, pushButton);
  placePart(
    board,
    {
      x: sanadBoardLayout.led[0],
      z: sanadBoardLayout.led[2],
      width: 1.6,
      depth: 0.8,
      height: 0.6,
      margin: 1.4,
    },
    led,
  );
  placePassiveRow(board, "capacitor", "0402", -6, -3.4, 7, 2, 0, Math.PI / 2);
  placePassiveRow(board, "resistor", "0402", 13, 19.4, 7, 1.7, 0, Math.PI / 2);
  placePassiveRow(board, "capacitor", "0603", 24.8, 0, 6, 0, 2.6, Math.PI / 2);
  placePassiveRow(board, "capacitor", "0402", -37, 24, 5, 2.1, 0, Math.PI / 2);
}
