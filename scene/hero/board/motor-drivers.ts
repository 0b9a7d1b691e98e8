import { chipMark } from "../../kit/marks.ts";
import type { Board } from "../../kit/board/board.ts";
import { placePassive } from "../../kit/board/passives.ts";
import { placeTssop, type Pin } from "../../kit/board/small-outline.ts";
import type { Atlas } from "./processor.ts";

/** The six motor channels at the edge at +x; returns the pins that face the arm, channel by channel. */
export function placeMotorDrivers(board: Board, atlas: Atlas): readonly (readonly Pin[])[] {
  return [1, 2, 3, 4, 5, 6].map((channel) => {
    const x = 57.6;
    const z = -39.2 + channel * 7.2;
    const name = `A${channel}`;
    const mark = atlas.mark(4, 2.65, 16, chipMark(["NW88", name], { size: 0.12 }));
    const [, facingArm = []] = placeTssop(board, { x, z, pins: 8, mark });
    placePassive(board, "capacitor", "0603", x, z + 2.9);
    placePassive(board, "resistor", "0402", x + 5, z - 1.1, Math.PI / 2);
    placePassive(board, "capacitor", "0402", x + 5, z + 1.5, Math.PI / 2);
    board.silkscreen.text(name, x - 3, z + 2.9, 0.8);
    return facingArm;
  });
}
