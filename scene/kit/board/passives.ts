import { finishes } from "../finishes.ts";
import type { PassiveKind } from "../parts/passives.ts";
import type { Board } from "./board.ts";

export type PassiveSize = "0402" | "0603" | "0805";

const sizes = {
  "0402": { length: 1, width: 0.5, capacitor: 0.5, resistor: 0.35 },
  "0603": { length: 1.6, width: 0.8, capacitor: 0.8, resistor: 0.45 },
  "0805": { length: 2, width: 1.25, capacitor: 1.05, resistor: 0.5 },
} as const;

/** Places a two-terminal part with its pads; `rotation` is a multiple of 90°. */
export function placePassive(
  board: Board,
  kind: PassiveKind,
  size: PassiveSize,
  x: number,
  z: number,
  rotation = 0,
  label = "",
): void {
  const { length, width, [kind]: height } = sizes[size];
  const tone = kind === "capacitor" ? 0.86 + board.random() * 0.3 : 1;
  const order = board.random() * 0.45;
  board.addInstance(kind, x, z, {
    rotation,
    order,
    scale: [length, height, width],
    tint: [tone, tone * (0.98 + board.random() * 0.03), tone],
  });
  const isSideways = Math.abs(Math.sin(rotation)) > 0.5;
  const oriented = (along: number, across: number) =>
    isSideways ? ([across, along] as const) : ([along, across] as const);
  for (const end of [-1, 1]) {
    const [offsetX, offsetZ] = oriented((end * length) / 2, 0);
    board.addPad(x + offsetX, z + offsetZ, ...oriented(length * 0.42, width * 1.12), {
      finish: finishes.solder,
      grounded: end > 0,
    });
  }
  board.addKeepOut(x, z, ...oriented(length + 1, width + 0.5));
  board.addOccluder(x, z, ...oriented(length, width), height, { order });
  if (label) board.silkscreen.text(label, x, z - (isSideways ? length / 2 + 1 : width / 2 + 0.95), 0.75);
}

/** Places a row of equal passives. */
export function placePassiveRow(
  board: Board,
  kind: PassiveKind,
  size: PassiveSize,
  x: number,
  z: number,
  count: number,
  stepX: number,
  stepZ: number,
  rotation = 0,
): void {
  for (let index = 0; index < count; index++) {
    placePassive(board, kind, size, x + stepX * index, z + stepZ * index, rotation);
  }
}
